// Whether a dialog or menu is open, which keyboard shortcuts of the page leave alone.
export const inDialog = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;
