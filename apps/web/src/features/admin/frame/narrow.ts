/** Where the navigation of the administration becomes a button; the same width as in `SideNav`. */
export const narrow = '(max-width: 899.98px)';
