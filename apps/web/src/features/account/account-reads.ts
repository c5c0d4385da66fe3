/** Inputs of the queries account settings read, shared with their loader. */
export const accountReads: {
  me: { id: 'me'; with: ('roles' | 'social_profiles' | 'tokens')[] };
  lists: { names: ('timezones' | 'countries' | 'localizations')[] };
} = {
  me: { id: 'me', with: ['roles', 'social_profiles', 'tokens'] },
  lists: { names: ['timezones', 'countries', 'localizations'] },
};
