import { visit } from './faults.ts';
import { test } from './kantele.ts';
import { signIn } from './people.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('the admin area has no serious accessibility fault', async ({ page }) => {
  await signIn(page);
  await visit(page, {
    overview: '/admin',
    library: '/admin/library',
    'files of a folder': '/admin/library/files?state=ok',
    'audio files': '/admin/library/audio',
    imports: '/admin/library/imports',
    users: '/admin/users',
    'a user': '/admin/users/1',
    roles: '/admin/roles',
    'a role': '/admin/roles/6',
    settings: '/admin/settings/general',
    'mail settings': '/admin/settings/mail',
    'backup settings': '/admin/settings/backups',
    'sign-in settings': '/admin/settings/social',
    languages: '/admin/localizations',
    'a language': '/admin/localizations/2',
    activity: '/admin/activity',
  });
});
