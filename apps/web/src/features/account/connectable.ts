/** Services one can connect to an account. */
export const connectable = ['envato', 'google', 'facebook', 'twitter', 'oidc'] as const;
