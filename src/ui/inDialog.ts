// Whether a dialog or menu is open, which keyboard shortcuts of the page leave alone; a closed one may stay mounted.
export const inDialog = () =>
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some(
    (one) => one.closest('.MuiModal-hidden') === null,
  );
