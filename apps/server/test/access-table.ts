/**
 * Who may call what, written by hand from what the product promises and not from the rules in the code: the matrix
 * compares the running server with this table. One letter a visitor, in the order of `visitors`:
 * `y` is let in, `1` 401 unauthenticated, `3` 403 forbidden, `v` 403 email_unverified.
 */
export const visitors = [
  'a guest',
  'an unverified user',
  'a user',
  'another user',
  'an artist',
  'an editor',
  'an admin',
  'an expired token',
  'a read-only token of an admin',
  'a write token of an admin',
  'a user’s token with an admin’s cookie',
  'a token of an unverified user',
  'a token of a user who may have none any more',
  'a suspended user',
] as const;
export type Visitor = (typeof visitors)[number];

interface Group {
  answers: string;
  procedures: string;
  /** Rows of api/v1: method and path, one a line. */
  rows: string;
}

const groups: readonly Group[] = [
  {
    // Plans are public.
    answers: 'yvyyyyy1yyyv3y',
    procedures: 'billing.products',
    rows: `
      GET billing/products`,
  },
  {
    // What one pays oneself, in person.
    answers: '1vyyyyy1333v31',
    procedures: `
      billing.cancel billing.changePlan billing.checkout billing.checkoutState billing.invoices billing.order
      billing.overview billing.portal billing.previewChange billing.resume`,
    rows: '',
  },
  {
    // What is sold, and who has it.
    answers: '1v3333y1333v31',
    procedures: `
      billing.addPrice billing.archivePrice billing.attachOrphan billing.compare billing.createProduct billing.deleteProduct billing.end billing.endOrphan
      billing.events billing.extend billing.give billing.managedInvoices billing.managedProducts billing.orphans billing.reconcile
      billing.refund billing.replay billing.revenue
      billing.subscriptions billing.sync billing.updateProduct`,
    rows: '',
  },
  {
    // Music is public; a site may take `music.view` from its guests.
    answers: 'yvyyyyy1yyyv3y',
    procedures: `
      albums.get albums.list artists.albums artists.get artists.list artists.similar artists.tracks
      channels.get channels.landingArtists genres.albums genres.get genres.list genres.tracks
      genres.search lyrics.get lyrics.search search.query search.suggest streaming.download streaming.sources
      tags.get tags.list tags.tracks
      playlists.exportFile playlists.exportRules playlists.get playlists.list playlists.ofUser playlists.tracks radio.get
      tracks.byIds tracks.count tracks.get tracks.ids tracks.index tracks.list tracks.waveform`,
    rows: `
      GET playlists
      GET users/{id}/playlists
      GET playlists/{playlist}
      GET playlists/{playlist}/file
      GET playlists/{playlist}/nsp
      GET radio/{type}/{id}
      GET playlists/{playlist}/tracks
      GET albums
      GET albums/{id}
      GET artists
      GET artists/{id}
      GET artists/{id}/albums
      GET artists/{id}/similar
      GET artists/{id}/tracks
      GET channels/{channel}
      GET genres
      GET genres/{genre}
      GET genres/{genre}/albums
      GET genres/{genre}/tracks
      GET landing/artists
      GET search
      GET search/genres
      GET search/lyrics
      GET search/suggest
      GET tags
      GET tags/{tag}
      GET tags/{tag}/tracks
      GET tracks
      GET tracks/{id}
      GET tracks/{id}/lyrics
      GET tracks/{id}/sources
      GET tracks/{id}/waveform`,
  },
  {
    // Everybody who listens is counted; a token that only reads counts nothing.
    answers: 'yvyyyyy13yyv3y',
    procedures: 'plays.record',
    rows: 'POST tracks/{id}/plays',
  },
  {
    // What a page needs before anybody has signed in or confirmed an address.
    answers: 'yyyyyyy1yyyy3y',
    procedures: 'auth.humanChallenge settings.bootstrap settings.valueLists socialLogin.services',
    rows: `
      GET bootstrap-data
      GET human-check
      GET secure/auth/social
      GET value-lists/{names}`,
  },
  {
    // The ways in and out, and the language; tokens that only read cannot use them.
    answers: 'yyyyyyy13yyy3y',
    procedures: `
      auth.forgotPassword auth.login auth.logout auth.resetPassword auth.sendVerification auth.verifyEmail
      auth.verifyHuman socialLogin.connect users.setLocale`,
    rows: `
      POST auth/email/verification-notification
      POST auth/email/verify
      POST auth/forgot-password
      POST auth/login
      POST auth/logout
      POST auth/reset-password
      POST recaptcha/verify
      POST secure/auth/social/connect
      POST users/me/locale`,
  },
  {
    answers: 'yvyyyyy13yyv3y',
    procedures: 'auth.register contact.send notifications.unsubscribe',
    rows: `
      POST auth/register
      POST contact-page
      POST notifications/unsubscribe`,
  },
  {
    // Custom pages are for everybody; which of them, and for whom, is of each page. So is the code all pages carry.
    answers: 'yvyyyyy1yyyv3y',
    procedures: 'appearance.customCode pages.get pages.getById',
    rows: 'GET custom-pages/{page}',
  },
  {
    // What of a profile is shown depends on who looks: access-objects.test.ts.
    answers: 'yvyyyyy1yyyv3y',
    procedures: 'users.get',
    rows: 'GET users/{id}',
  },
  {
    // The own account in what a token may do as well.
    answers: '1vyyyyy13yyv31',
    procedures: 'users.removeAvatar users.setAvatar users.update',
    rows: `
      DELETE users/{id}/avatar
      POST users/{id}/avatar
      PUT users/{id}`,
  },
  {
    // The own address, also before it is confirmed: it may be wrong.
    answers: '1yyyyyy1333331',
    procedures: 'auth.changeEmail',
    rows: 'POST users/me/email',
  },
  {
    // The own account in what only its owner in person may do: no token at all.
    answers: '1vyyyyy1333v31',
    procedures: `
      notifications.subscribeBrowser notifications.unsubscribeBrowser
      workspaces.delete workspaces.handOver workspaces.transfer
      accessTokens.create accessTokens.delete accessTokens.list
      auth.changePassword auth.confirmPassword auth.endOtherSessions auth.endSession auth.sessions
      socialLogin.disconnect users.dataExport users.delete users.linkDataExport users.requestDataExport`,
    rows: `
      GET access-tokens
      POST access-tokens
      DELETE access-tokens/{id}
      POST auth/confirm-password
      POST secure/auth/social/{service}/disconnect
      DELETE users/{id}
      GET users/me/export
      POST users/me/export
      POST users/me/export/link
      POST users/me/password/change
      GET users/me/sessions
      DELETE users/me/sessions
      DELETE users/me/sessions/{id}`,
  },
  {
    // What one has uploaded and what one works on; of others it is not there: access-objects.test.ts, backstage.test.ts.
    answers: '1vyyyyy13yyv31',
    procedures: `
      albums.delete albums.update artists.update backstage.addTracks backstage.createRelease backstage.createRequest
      backstage.orderTracks backstage.setCover files.createFolder files.delete files.restore files.update
      tracks.delete tracks.update uploads.abortMultipart uploads.completeMultipart uploads.createMultipart
      uploads.finishS3 uploads.finishTus uploads.presignS3 uploads.signParts uploads.uploadedParts
      albums.deleteMany albums.restore albums.trash albums.updateMany
      tracks.deleteMany tracks.restore tracks.trash tracks.updateMany`,
    rows: `
      POST albums/restore
      POST albums/trash
      POST albums/update
      POST tracks/restore
      POST tracks/trash
      POST tracks/update
      PUT albums/{id}
      DELETE albums/{id}
      PUT artists/{id}
      POST backstage/artists/{artist}/releases
      PUT backstage/releases/{release}/cover
      POST backstage/releases/{release}/tracks
      PUT backstage/releases/{release}/tracks
      POST backstage/requests
      PUT file-entries/{id}
      POST file-entries/delete
      POST file-entries/folders
      POST file-entries/restore
      POST s3/entries
      POST s3/multipart/abort
      POST s3/multipart/batch-sign-part-urls
      POST s3/multipart/complete
      POST s3/multipart/create
      POST s3/multipart/get-uploaded-parts
      POST s3/simple/presign
      PUT tracks/{id}
      DELETE tracks/{id}
      POST tus/entries`,
  },
  {
    // One's own messages, whom one follows, what one likes and puts together.
    answers: '1vyyyyy13yyv31',
    procedures: `
      follows.follow follows.unfollow likes.remove likes.set notifications.markAsRead notifications.mute notifications.remove
      notifications.updateSubscriptions plays.forget plays.forgetAll playlists.add playlists.create playlists.delete
      playlists.forget playlists.importFile playlists.settle
      playlists.move playlists.readRules playlists.removeTracks playlists.restore playlists.restoreTracks playlists.update`,
    rows: `
      POST notifications/mark-as-read
      DELETE notifications/{notification}
      PUT notifications/me/subscriptions
      POST notifications/me/mute
      PUT users/me/follows/{type}/{id}
      DELETE users/me/follows/{type}/{id}
      PUT users/me/likes/{type}/{id}
      DELETE users/me/likes/{type}/{id}
      DELETE users/me/history
      DELETE users/me/history/{play}
      POST playlists
      POST playlists/nsp
      POST playlists/files
      POST playlists/{playlist}/entries
      DELETE playlists/{playlist}/entries
      PUT playlists/{playlist}
      DELETE playlists/{playlist}
      POST playlists/{playlist}/restore
      POST playlists/{playlist}/tracks
      DELETE playlists/{playlist}/tracks
      POST playlists/{playlist}/tracks/restore
      POST playlists/{playlist}/tracks/move`,
  },
  {
    answers: '1vyyyyy1yyyv31',
    procedures: `
      follows.artists follows.newReleases likes.albums likes.among likes.tracks notifications.list notifications.subscriptions
      notifications.unread playlists.entries playlists.mine playlists.preview plays.history`,
    rows: `
      GET notifications
      GET notifications/unread
      GET notifications/me/subscriptions
      GET users/me/history
      GET users/me/library/albums
      GET users/me/library/artists
      GET users/me/library/playlists
      GET playlists/{playlist}/entries
      GET users/me/library/tracks
      GET users/me/new-releases`,
  },
  {
    // How many follow is public, as the catalogue is.
    answers: 'yvyyyyy1yyyv3y',
    procedures: 'follows.state',
    rows: 'GET users/me/follows/{type}/{id}',
  },
  {
    // Teams: whether somebody is a member, and with which role, is asked of the row (workspaces.test.ts).
    answers: '1vyyyyy13yyv31',
    procedures: `
      workspaces.createLink workspaces.decline workspaces.invite workspaces.join workspaces.removeImage
      workspaces.removeMember workspaces.resendInvite workspaces.revokeInvite workspaces.setImage
      workspaces.setMemberRole workspaces.update`,
    rows: `
      PUT workspaces/{workspace}
      POST workspaces/{workspace}/image
      DELETE workspaces/{workspace}/image
      PUT workspaces/{workspace}/members/{user}
      DELETE workspaces/{workspace}/members/{user}
      POST workspaces/{workspace}/invites
      POST workspaces/{workspace}/links
      POST workspaces/{workspace}/invites/{invite}/resend
      DELETE workspaces/{workspace}/invites/{invite}
      GET workspace/join/{inviteId}
      DELETE workspace/invite/{inviteId}`,
  },
  {
    answers: '1vyyyyy1yyyv31',
    procedures: `
      workspaces.activity workspaces.get workspaces.invitations workspaces.invites workspaces.list workspaces.members
      workspaces.roles`,
    rows: `
      GET workspaces
      GET workspaces/{workspace}
      GET workspaces/{workspace}/activity
      GET workspaces/{workspace}/invites
      GET workspaces/{workspace}/members
      GET workspaces/{workspace}/roles
      GET workspace/invites`,
  },
  {
    answers: '1vyyyyy13yyv31',
    procedures: 'workspaces.create',
    rows: 'POST workspaces',
  },
  {
    // Who has the link of an invitation sees what it is to.
    answers: 'yvyyyyy1yyyv3y',
    procedures: 'workspaces.invitation',
    rows: 'GET workspace/invite/{inviteId}',
  },
  {
    // The same to be read, also by a token that only reads.
    answers: '1vyyyyy1yyyv31',
    procedures: `
      backstage.artists backstage.ownRequests backstage.release backstage.releases files.folders files.get files.list
      uploads.rules`,
    rows: `
      GET backstage/artists
      GET backstage/artists/{artist}/releases
      GET backstage/releases/{release}
      GET backstage/requests/mine
      GET file-entries
      GET file-entries/{id}
      GET file-entries/folders
      GET uploads/rules`,
  },
  {
    // Who works for an artist changes it; whether somebody does is asked of the row.
    answers: '1vyyyyy13yyv31',
    procedures: `
      backstage.addMember backstage.removeMember backstage.replaceFile backstage.setMemberRole backstage.setPortrait
      lyrics.delete lyrics.put`,
    rows: `
      POST backstage/artists/{artist}/members
      PUT backstage/artists/{artist}/members/{user}
      DELETE backstage/artists/{artist}/members/{user}
      PUT backstage/artists/{artist}/picture
      PUT backstage/tracks/{track}/file
      PUT tracks/{id}/lyrics
      DELETE tracks/{id}/lyrics`,
  },
  {
    answers: '1vyyyyy1yyyv31',
    procedures: 'backstage.members reports.artist',
    rows: `
      GET backstage/artists/{artist}/members
      GET backstage/artists/{artist}/insights`,
  },
  {
    // Editors and admins change the catalogue, by token too.
    answers: '1v333yy13y3v31',
    procedures: `
      albums.create artists.create artists.delete artists.deleteMany artists.updateMany
      genres.deleteMany genres.merge imports.uploads lyrics.deleteMany tags.deleteMany tags.merge
      artists.restore genres.restore lyrics.restore tags.restore
      channels.create channels.delete channels.update genres.create genres.delete genres.update
      pages.create pages.delete pages.update
      tags.create tags.delete tags.update`,
    rows: `
      POST albums
      POST artists
      POST artists/remove
      POST artists/update
      POST genres/merge
      POST genres/remove
      POST lyrics/remove
      POST tags/merge
      POST tags/remove
      DELETE artists/{id}
      POST channels
      POST channels/remove
      PUT channels/{channel}
      POST custom-pages
      POST custom-pages/remove
      PUT custom-pages/{page}
      POST genres
      PUT genres/{genre}
      DELETE genres/{genre}
      POST tags
      PUT tags/{tag}
      DELETE tags/{tag}`,
  },
  {
    // They see drafts as well, also by a token that only reads.
    answers: '1v333yy1yy3v31',
    procedures: `
      albums.managed artists.managed channels.edited channels.list channels.preview channels.search lyrics.managed
      pages.edited pages.list tracks.managed`,
    rows: `
      GET albums/managed
      GET artists/managed
      GET lyrics
      GET tracks/managed
      GET channels
      GET channels/{channel}/edit
      GET custom-pages
      GET custom-pages/{page}/edit`,
  },
  {
    // Advertisements are the operator's; banners can be changed by token, too.
    answers: '1v3333y13y3v31',
    procedures: 'ads.storeImage ads.update',
    rows: `
      POST ads/images
      PUT ads/{slot}`,
  },
  {
    answers: '1v3333y1yy3v31',
    // What the operator looks at and nobody changes.
    procedures: 'ads.list reports.site',
    rows: `
      GET ads
      GET insights`,
  },
  {
    // Who works in the administration sees which roles there are.
    answers: '1v333yy1333v31',
    procedures: 'roles.list users.deleteView users.saveView users.savedViews',
    rows: 'GET roles',
  },
  {
    // People, roles, settings, languages, folders and the log: admins in person.
    answers: '1v3333y1333v31',
    procedures: `
      audit.actions audit.list mails.get mails.list mails.resend
      imports.browse imports.cancel imports.confirmMissing imports.createLibrary imports.deleteLibrary imports.files
      imports.get imports.libraries imports.library imports.list imports.report imports.retry imports.start
      imports.startLibrary imports.updateLibrary
      appearance.discardDraft appearance.editor appearance.fonts appearance.menuChoices appearance.previewAs appearance.publish
      appearance.restore appearance.revision appearance.saveDraft appearance.storeFont
      appearance.storeImage
      backstage.decideRequest backstage.requests
      localizations.create localizations.delete localizations.export localizations.import localizations.lines
      localizations.list localizations.update localizations.updateLines
      notifications.sendSystemMessage
      roles.create roles.delete roles.get roles.members roles.permissions roles.update
      settings.list settings.testMail settings.testScanner settings.testSocial settings.testStorage settings.update
      streaming.analyseAgain streaming.originals streaming.overview
      users.assignRole users.create users.list users.remove users.resendVerification
      users.signInAs users.suspend users.unsuspend`,
    rows: `
      POST notifications/system-messages
      POST appearance/fonts
      POST appearance/images
      POST audio/analyse
      GET audio
      GET audio/files
      GET audit-events
      GET audit-events/actions
      GET backstage/requests
      POST backstage/requests/{request}/decision
      GET imports
      POST imports
      GET imports/{id}
      POST imports/{id}/cancel
      POST imports/{id}/confirm
      GET libraries
      POST libraries
      GET libraries/{id}
      PUT libraries/{id}
      DELETE libraries/{id}
      GET libraries/{id}/files
      POST libraries/{id}/import
      GET libraries/{id}/report
      POST libraries/{id}/retry
      GET library-folders
      GET localizations
      POST localizations
      PUT localizations/{id}
      DELETE localizations/{id}
      GET localizations/{id}/export
      POST localizations/{id}/import
      GET localizations/{id}/lines
      PUT localizations/{id}/lines
      GET permissions
      POST roles
      GET roles/{id}
      PUT roles/{id}
      DELETE roles/{id}
      GET roles/{id}/members
      GET settings
      PUT settings
      POST settings/test-mail
      POST settings/test-social
      POST settings/test-storage
      GET users
      POST users
      POST users/{id}/sign-in-as
      POST users/assign-role
      POST users/remove
      POST users/resend-verification
      POST users/suspend
      POST users/unsuspend`,
  },
];

function tableOf(keysOf: (group: Group) => string[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const group of groups) {
    for (const key of keysOf(group)) {
      if (table.has(key)) throw new Error(`${key} is listed twice.`);
      table.set(key, group.answers);
    }
  }
  return table;
}

/** Answers by procedure, e.g. `albums.get`. */
export const procedureTable = tableOf(({ procedures }) => procedures.trim().split(/\s+/));
/** Answers by row of api/v1, e.g. `GET albums/{id}`. */
export const rowTable = tableOf(({ rows }) =>
  rows
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean),
);
