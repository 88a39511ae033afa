// English messages: a save refused because of a concurrent one.
export const staleSave = {
  differs: '%{field}: saved is %{theirs}, yours is %{mine}',
  mine: 'Save mine',
};
