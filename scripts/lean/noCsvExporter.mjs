// Replaces jsonexport, used only by react-admin's default exporter: the server writes exports.
export default function jsonExport() {
  throw new Error("Exports are the server's: declare an export of the collection.");
}
