// In place of the package object.entries (through node-polyglot): every browser that runs the product has it built in.
// CommonJS as what requires it: an ES module would hand it over wrapped.
module.exports = Object.entries;
