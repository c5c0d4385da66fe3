import type { MailTransport } from '../../core/services.ts';
import type { TestSite } from '../../testing.ts';

export const mail: MailTransport = {
  hasInbox: false,
  send: () => Promise.reject(new Error('No mail here.')),
};

/**
 * What tests of settings do.
 * @param site answers the site, which is there once a test runs
 */
export function settingCalls(site: () => TestSite) {
  const admin = () => site().user();
  return {
    admin,
    async update(values: Record<string, unknown>) {
      return (await admin()).settings.update({ values });
    },
    async view(key: string) {
      const { settings } = await (await admin()).settings.list({});
      return settings.find((setting) => setting.key === key);
    },
    bootstrap: async () => (await (await site().guest()).settings.bootstrap({})).settings,
    stored: async (key: string) =>
      site().services.db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst(),
  };
}
