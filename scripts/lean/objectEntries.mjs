// In place of the package object.entries (through node-polyglot): every browser that runs the product has it built in.
export default Object.entries;
