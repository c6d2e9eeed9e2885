// A style sheet, imported for what it does.
export {};
