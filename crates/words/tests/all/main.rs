mod messages;
mod typography;
