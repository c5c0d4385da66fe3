/** So low that fixed bars would leave no room to read: a window at 400 %, a phone on its side. */
export const low = '(max-height: 399.98px)';
