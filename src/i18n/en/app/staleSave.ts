// English: a save that was refused because somebody else saved first.
export const staleSave = {
  differs: '%{field}: saved is %{theirs}, yours is %{mine}',
  mine: 'Save mine',
};
