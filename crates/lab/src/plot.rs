//! Plots as SVG text: nothing to install, nothing to load, and they stay sharp on paper.

use std::ops::Range;

use plotters::{coord::Shift, prelude::*};

/// One bar with its interval.
pub struct Bar {
    pub label: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// One line of a chart.
pub struct Line {
    pub label: String,
    pub points: Vec<(f64, f64)>,
}

const SIZE: (u32, u32) = (760, 340);
const INK: RGBColor = RGBColor(34, 40, 49);
/// Colours that stay apart for colour-blind readers too.
const COLOURS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// Draws into a string; what cannot be drawn is left out rather than ending the work.
fn svg(draw: impl FnOnce(&Area<'_>) -> Drawn) -> String {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        if area.fill(&WHITE).is_err() || draw(&area).is_err() || area.present().is_err() {
            return String::new();
        }
    }
    text
}

/// A number on an axis: whole where it is.
fn tick(number: &f64) -> String {
    if number.fract().abs() < 1e-9 { format!("{number:.0}") } else { format!("{number:.2}") }
}

fn padded(low: f64, high: f64) -> Range<f64> {
    let (low, high) = if low.is_finite() && high.is_finite() { (low, high) } else { (0.0, 1.0) };
    let pad = ((high - low) * 0.06).max(1e-6);
    low - pad..high + pad
}

/// Bars with intervals, a dashed line at `par` if there is one.
pub fn bars(title: &str, axis: &str, bars: &[Bar], par: Option<f64>) -> String {
    let top = bars.iter().map(|bar| bar.high).chain(par).fold(0.0, f64::max);
    svg(|area| {
        let width = bars.len() as f64;
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18).into_font().color(&INK))
            .margin(12)
            .x_label_area_size(34)
            .y_label_area_size(56)
            .build_cartesian_2d(-0.5..width - 0.5, 0.0..(top * 1.08).max(1e-6))?;
        let label = |at: &f64| {
            let near = at.round();
            let known = (at - near).abs() < 0.01 && near >= 0.0;
            known.then(|| bars.get(near as usize)).flatten().map_or(String::new(), |bar| bar.label.clone())
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .x_labels(bars.len() * 2 + 1)
            .x_label_formatter(&label)
            .y_label_formatter(&tick)
            .y_desc(axis)
            .draw()?;
        for (at, bar) in bars.iter().enumerate() {
            let (at, colour) = (at as f64, COLOURS[at % COLOURS.len()]);
            chart.draw_series([Rectangle::new(
                [(at - 0.35, 0.0), (at + 0.35, bar.value)],
                colour.mix(0.75).filled(),
            )])?;
            let whisker = [(at, bar.low), (at, bar.high)];
            chart.draw_series([PathElement::new(whisker, INK.stroke_width(2))])?;
            for end in [bar.low, bar.high] {
                chart.draw_series([PathElement::new(
                    [(at - 0.08, end), (at + 0.08, end)],
                    INK.stroke_width(2),
                )])?;
            }
        }
        if let Some(par) = par {
            let points = [(-0.5, par), (width - 0.5, par)];
            chart.draw_series([PathElement::new(points, INK.mix(0.6).stroke_width(1))])?;
        }
        Ok(())
    })
}

/// A histogram of whole numbers.
pub fn histogram(title: &str, axis: &str, values: &[f64]) -> String {
    let (low, high) =
        values.iter().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(*value), high.max(*value)));
    if values.is_empty() {
        return String::new();
    }
    let step = ((high - low) / 30.0).max(1.0).ceil();
    let count = ((high - low) / step).floor() as usize + 1;
    let mut heights = vec![0u32; count];
    values.iter().for_each(|value| heights[((value - low) / step).floor() as usize] += 1);
    let top = heights.iter().copied().max().unwrap_or(1);
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18).into_font().color(&INK))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(56)
            .build_cartesian_2d(low..low + step * count as f64, 0.0..f64::from(top) * 1.05)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .x_label_formatter(&tick)
            .y_label_formatter(&tick)
            .x_desc(axis)
            .draw()?;
        chart.draw_series(heights.iter().enumerate().map(|(at, height)| {
            let from = low + step * at as f64;
            Rectangle::new(
                [(from, 0.0), (from + step * 0.94, f64::from(*height))],
                COLOURS[0].mix(0.75).filled(),
            )
        }))?;
        Ok(())
    })
}

/// Lines over a common axis, with a legend.
pub fn lines(title: &str, across: &str, axis: &str, lines: &[Line], range: Option<Range<f64>>) -> String {
    let all = || lines.iter().flat_map(|line| &line.points);
    let (left, right) = all().fold((f64::MAX, f64::MIN), |(low, high), (x, _)| (low.min(*x), high.max(*x)));
    let (low, high) = all().fold((f64::MAX, f64::MIN), |(low, high), (_, y)| (low.min(*y), high.max(*y)));
    if left > right {
        return String::new();
    }
    svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18).into_font().color(&INK))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(56)
            .build_cartesian_2d(left..right.max(left + 1e-6), range.unwrap_or_else(|| padded(low, high)))?;
        chart
            .configure_mesh()
            .light_line_style(WHITE)
            .x_label_formatter(&tick)
            .y_label_formatter(&tick)
            .x_desc(across)
            .y_desc(axis)
            .draw()?;
        for (at, line) in lines.iter().enumerate() {
            let colour = COLOURS[at % COLOURS.len()];
            chart
                .draw_series(LineSeries::new(line.points.iter().copied(), colour.stroke_width(2)))?
                .label(&line.label)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(3)));
        }
        chart
            .configure_series_labels()
            .background_style(WHITE.mix(0.85))
            .border_style(INK.mix(0.3))
            .position(SeriesLabelPosition::UpperLeft)
            .draw()?;
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plots_are_svg_and_hold_their_labels() {
        let bar = |label: &str| Bar { label: label.into(), value: 0.5, low: 0.4, high: 0.6 };
        let text = bars("Seats", "share", &[bar("one"), bar("two")], Some(0.5));
        assert!(text.starts_with("<svg") && text.contains("one") && text.contains("Seats"));
        let line = Line { label: "blue".into(), points: vec![(0.0, 0.1), (1.0, 0.9)] };
        assert!(lines("Chance", "step", "chance", &[line], Some(0.0..1.0)).contains("blue"));
        assert!(histogram("Scores", "points", &[1.0, 2.0, 2.0, 5.0]).contains("Scores"));
        assert!(histogram("Scores", "points", &[]).is_empty());
    }
}
