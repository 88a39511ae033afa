// English messages: a save refused because of a concurrent one.
export const staleSave = {
  differs: '%{field}: the saved value is %{theirs}, yours is %{mine}',
  mine: 'Save mine',
};
