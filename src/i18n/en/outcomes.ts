// English messages: specified texts that several actions and forms share.

export const updated = { done: 'Update success' };
export const deleted = {
  done: 'Delete success',
  doneMany: 'Delete success: %{smart_count} %{resourceName}',
};
export const required = { missing: 'This field is required' };
