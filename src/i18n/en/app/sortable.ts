// English messages: sorting a list manually.
export const sortable = {
  handle: 'Move %{name}',
  earlier: 'Move %{name} one place up',
  later: 'Move %{name} one place down',
  instructions:
    'Press Enter or Space to pick up, move with the arrow keys, press Enter or Space again to drop. Escape cancels.',
  taken: 'Picked up %{name}. It is at place %{place} of %{count}.',
  over: '%{name} is now at place %{place} of %{count}.',
  dropped: '%{name} was dropped at place %{place} of %{count}.',
  canceled: 'Moving %{name} was cancelled.',
};
