mod chances;
mod examples;
mod lessons;
mod names;
mod numbers;
mod presets;
mod puzzles;
mod thoughts;
