//! Valeria
