// Written by packages/sdk/generate.mjs. Do not edit.
import type { Answer, Arguments, Call, Mutation, Path, Query } from './call-types.ts';
import type { Shapes } from './shapes.gen.ts';

/** The documented REST contract: one method for each of HTTP, one signature for each path. */
export interface RestClient {
  /**
   * What was done, newest first. Needs the permission `audit.view`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/audit-events`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.actor_id optional
   * @param query.action optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'audit-events', ...call: Arguments<Call<'GET', 'audit-events'>>): Promise<Answer<'GET', 'audit-events'>>;
  /**
   * Actions there are events of. Needs the permission `audit.view`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/audit-events/actions`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'audit-events/actions', ...call: Arguments<Call<'GET', 'audit-events/actions'>>): Promise<Answer<'GET', 'audit-events/actions'>>;
  /**
   * Content of a folder, files by part of their name, or the trash. For signed-in users.
   *
   * `GET /api/v1/file-entries`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.parentId optional
   * @param query.query optional
   * @param query.trashed optional
   * @param query.everybody optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'file-entries', ...call: Arguments<Call<'GET', 'file-entries'>>): Promise<Answer<'GET', 'file-entries'>>;
  /**
   * Folders in a folder, and the way to it. For signed-in users.
   *
   * `GET /api/v1/file-entries/folders`
   *
   * @param query.parentId optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'file-entries/folders', ...call: Arguments<Call<'GET', 'file-entries/folders'>>): Promise<Answer<'GET', 'file-entries/folders'>>;
  /**
   * A file or folder. For signed-in users.
   *
   * `GET /api/v1/file-entries/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'file-entries/{id}', ...call: Arguments<Call<'GET', 'file-entries/{id}'>>): Promise<Answer<'GET', 'file-entries/{id}'>>;
  /**
   * Languages of the site, also those that are switched off. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/localizations`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'localizations', ...call: Arguments<Call<'GET', 'localizations'>>): Promise<Answer<'GET', 'localizations'>>;
  /**
   * Texts of the product with their translations. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/localizations/{id}/lines`
   *
   * @param params.id required
   * @param query.query optional
   * @param query.filter optional
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'localizations/{id}/lines', ...call: Arguments<Call<'GET', 'localizations/{id}/lines'>>): Promise<Answer<'GET', 'localizations/{id}/lines'>>;
  /**
   * A language as a file. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/localizations/{id}/export`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'localizations/{id}/export', ...call: Arguments<Call<'GET', 'localizations/{id}/export'>>): Promise<Answer<'GET', 'localizations/{id}/export'>>;
  /**
   * Personal access tokens of the user. Needs the permission `api.access`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/access-tokens`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'access-tokens', ...call: Arguments<Call<'GET', 'access-tokens'>>): Promise<Answer<'GET', 'access-tokens'>>;
  /**
   * Where the user is signed in. For signed-in users. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/users/me/sessions`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/sessions', ...call: Arguments<Call<'GET', 'users/me/sessions'>>): Promise<Answer<'GET', 'users/me/sessions'>>;
  /**
   * A challenge for the human check, if one is asked for. For everybody.
   *
   * `GET /api/v1/human-check`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'human-check', ...call: Arguments<Call<'GET', 'human-check'>>): Promise<Answer<'GET', 'human-check'>>;
  /**
   * User, settings, language lines and themes: `data` is base64 of UTF-8 JSON. For everybody.
   *
   * `GET /api/v1/bootstrap-data`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'bootstrap-data', ...call: Arguments<Call<'GET', 'bootstrap-data'>>): Promise<Answer<'GET', 'bootstrap-data'>>;
  /**
   * Your messages, the newest first. For signed-in users.
   *
   * `GET /api/v1/notifications`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'notifications', ...call: Arguments<Call<'GET', 'notifications'>>): Promise<Answer<'GET', 'notifications'>>;
  /**
   * How many messages you have not read. For signed-in users.
   *
   * `GET /api/v1/notifications/unread`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'notifications/unread', ...call: Arguments<Call<'GET', 'notifications/unread'>>): Promise<Answer<'GET', 'notifications/unread'>>;
  /**
   * Kinds of messages by group, and which you want by which way. For signed-in users.
   *
   * `GET /api/v1/notifications/me/subscriptions`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'notifications/me/subscriptions', ...call: Arguments<Call<'GET', 'notifications/me/subscriptions'>>): Promise<Answer<'GET', 'notifications/me/subscriptions'>>;
  /**
   * All roles of the site, or with `type` `workspace` those of workspaces. Needs the permission `admin.access`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/roles`
   *
   * @param query.type optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'roles', ...call: Arguments<Call<'GET', 'roles'>>): Promise<Answer<'GET', 'roles'>>;
  /**
   * All permissions of roles of the site, or with `type` `workspace` of roles of workspaces. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/permissions`
   *
   * @param query.type optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'permissions', ...call: Arguments<Call<'GET', 'permissions'>>): Promise<Answer<'GET', 'permissions'>>;
  /**
   * A role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/roles/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'roles/{id}', ...call: Arguments<Call<'GET', 'roles/{id}'>>): Promise<Answer<'GET', 'roles/{id}'>>;
  /**
   * Users who have the role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/roles/{id}/members`
   *
   * @param params.id required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'roles/{id}/members', ...call: Arguments<Call<'GET', 'roles/{id}/members'>>): Promise<Answer<'GET', 'roles/{id}/members'>>;
  /**
   * Services one can sign in with. For everybody.
   *
   * `GET /api/v1/secure/auth/social`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'secure/auth/social', ...call: Arguments<Call<'GET', 'secure/auth/social'>>): Promise<Answer<'GET', 'secure/auth/social'>>;
  /**
   * A user, `me` for oneself; `with` adds roles, social_profiles, tokens. For everybody.
   *
   * `GET /api/v1/users/{id}`
   *
   * @param params.id required
   * @param query.with optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/{id}', ...call: Arguments<Call<'GET', 'users/{id}'>>): Promise<Answer<'GET', 'users/{id}'>>;
  /**
   * The export of one’s data, however far it is. For signed-in users. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/users/me/export`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/export', ...call: Arguments<Call<'GET', 'users/me/export'>>): Promise<Answer<'GET', 'users/me/export'>>;
  /**
   * All users by filters. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/users`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.role_id optional
   * @param query.verified optional
   * @param query.suspended optional
   * @param query.created_from optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users', ...call: Arguments<Call<'GET', 'users'>>): Promise<Answer<'GET', 'users'>>;
  /**
   * List albums. Needs the permission `music.view`.
   *
   * `GET /api/v1/albums`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.type optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'albums', ...call: Arguments<Call<'GET', 'albums'>>): Promise<Answer<'GET', 'albums'>>;
  /**
   * One album with its tracks. Needs the permission `music.view`.
   *
   * `GET /api/v1/albums/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'albums/{id}', ...call: Arguments<Call<'GET', 'albums/{id}'>>): Promise<Answer<'GET', 'albums/{id}'>>;
  /**
   * All albums by filters, drafts and the trash too. Needs the permission `albums.manage`.
   *
   * `GET /api/v1/albums/managed`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.type optional
   * @param query.visibility optional
   * @param query.genre_id optional
   * @param query.cover optional
   * @param query.deleted optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'albums/managed', ...call: Arguments<Call<'GET', 'albums/managed'>>): Promise<Answer<'GET', 'albums/managed'>>;
  /**
   * Albums of an artist, newest first. Needs the permission `music.view`.
   *
   * `GET /api/v1/artists/{id}/albums`
   *
   * @param params.id required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists/{id}/albums', ...call: Arguments<Call<'GET', 'artists/{id}/albums'>>): Promise<Answer<'GET', 'artists/{id}/albums'>>;
  /**
   * List artists. Needs the permission `music.view`.
   *
   * `GET /api/v1/artists`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists', ...call: Arguments<Call<'GET', 'artists'>>): Promise<Answer<'GET', 'artists'>>;
  /**
   * One artist. Needs the permission `music.view`.
   *
   * `GET /api/v1/artists/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists/{id}', ...call: Arguments<Call<'GET', 'artists/{id}'>>): Promise<Answer<'GET', 'artists/{id}'>>;
  /**
   * Artists of the same genres. Needs the permission `music.view`.
   *
   * `GET /api/v1/artists/{id}/similar`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists/{id}/similar', ...call: Arguments<Call<'GET', 'artists/{id}/similar'>>): Promise<Answer<'GET', 'artists/{id}/similar'>>;
  /**
   * All artists by filters, disabled ones too. Needs the permission `artists.manage`.
   *
   * `GET /api/v1/artists/managed`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.verified optional
   * @param query.disabled optional
   * @param query.picture optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists/managed', ...call: Arguments<Call<'GET', 'artists/managed'>>): Promise<Answer<'GET', 'artists/managed'>>;
  /**
   * List genres, largest first unless another order is asked for. Needs the permission `music.view`.
   *
   * `GET /api/v1/genres`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'genres', ...call: Arguments<Call<'GET', 'genres'>>): Promise<Answer<'GET', 'genres'>>;
  /**
   * Find genres by a part of their names, largest first. Needs the permission `music.view`.
   *
   * `GET /api/v1/search/genres`
   *
   * @param query.query optional
   * @param query.limit optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'search/genres', ...call: Arguments<Call<'GET', 'search/genres'>>): Promise<Answer<'GET', 'search/genres'>>;
  /**
   * One genre with its artists. Needs the permission `music.view`.
   *
   * `GET /api/v1/genres/{genre}`
   *
   * @param params.genre required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'genres/{genre}', ...call: Arguments<Call<'GET', 'genres/{genre}'>>): Promise<Answer<'GET', 'genres/{genre}'>>;
  /**
   * Albums of a genre, most played first. Needs the permission `music.view`.
   *
   * `GET /api/v1/genres/{genre}/albums`
   *
   * @param params.genre required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'genres/{genre}/albums', ...call: Arguments<Call<'GET', 'genres/{genre}/albums'>>): Promise<Answer<'GET', 'genres/{genre}/albums'>>;
  /**
   * Tracks of a genre, most played first. Needs the permission `music.view`.
   *
   * `GET /api/v1/genres/{genre}/tracks`
   *
   * @param params.genre required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'genres/{genre}/tracks', ...call: Arguments<Call<'GET', 'genres/{genre}/tracks'>>): Promise<Answer<'GET', 'genres/{genre}/tracks'>>;
  /**
   * Import runs, newest first. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/imports`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'imports', ...call: Arguments<Call<'GET', 'imports'>>): Promise<Answer<'GET', 'imports'>>;
  /**
   * One import run with its report. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/imports/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'imports/{id}', ...call: Arguments<Call<'GET', 'imports/{id}'>>): Promise<Answer<'GET', 'imports/{id}'>>;
  /**
   * Music folders with their state and newest import. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/libraries`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'libraries', ...call: Arguments<Call<'GET', 'libraries'>>): Promise<Answer<'GET', 'libraries'>>;
  /**
   * One library. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/libraries/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'libraries/{id}', ...call: Arguments<Call<'GET', 'libraries/{id}'>>): Promise<Answer<'GET', 'libraries/{id}'>>;
  /**
   * What came in, what did not, and why. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/libraries/{id}/report`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'libraries/{id}/report', ...call: Arguments<Call<'GET', 'libraries/{id}/report'>>): Promise<Answer<'GET', 'libraries/{id}/report'>>;
  /**
   * Files of a library in one state. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/libraries/{id}/files`
   *
   * @param params.id required
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.state optional
   * @param query.kind optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'libraries/{id}/files', ...call: Arguments<Call<'GET', 'libraries/{id}/files'>>): Promise<Answer<'GET', 'libraries/{id}/files'>>;
  /**
   * Folders of the server that may become libraries. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/library-folders`
   *
   * @param query.path optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'library-folders', ...call: Arguments<Call<'GET', 'library-folders'>>): Promise<Answer<'GET', 'library-folders'>>;
  /**
   * Lyrics of a track. Needs the permission `lyrics.view`.
   *
   * `GET /api/v1/tracks/{id}/lyrics`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks/{id}/lyrics', ...call: Arguments<Call<'GET', 'tracks/{id}/lyrics'>>): Promise<Answer<'GET', 'tracks/{id}/lyrics'>>;
  /**
   * Find tracks by what is sung. Needs the permission `lyrics.view`.
   *
   * `GET /api/v1/search/lyrics`
   *
   * @param query.query required
   * @param query.limit optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'search/lyrics', ...call: Arguments<Call<'GET', 'search/lyrics'>>): Promise<Answer<'GET', 'search/lyrics'>>;
  /**
   * Tracks that have lyrics, by filters, drafts too. Needs the permission `lyrics.manage`.
   *
   * `GET /api/v1/lyrics`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.synced optional
   * @param query.language optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'lyrics', ...call: Arguments<Call<'GET', 'lyrics'>>): Promise<Answer<'GET', 'lyrics'>>;
  /**
   * Find artists, albums and tracks. Needs the permission `music.view`.
   *
   * `GET /api/v1/search`
   *
   * @param query.query required
   * @param query.types optional
   * @param query.limit optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'search', ...call: Arguments<Call<'GET', 'search'>>): Promise<Answer<'GET', 'search'>>;
  /**
   * Names that begin like the query. Needs the permission `music.view`.
   *
   * `GET /api/v1/search/suggest`
   *
   * @param query.query required
   * @param query.limit optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'search/suggest', ...call: Arguments<Call<'GET', 'search/suggest'>>): Promise<Answer<'GET', 'search/suggest'>>;
  /**
   * Renditions of a track with signed addresses. Needs the permission `music.play`.
   *
   * `GET /api/v1/tracks/{id}/sources`
   *
   * @param params.id required
   * @param query.kinds optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 410: This is no longer available.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks/{id}/sources', ...call: Arguments<Call<'GET', 'tracks/{id}/sources'>>): Promise<Answer<'GET', 'tracks/{id}/sources'>>;
  /**
   * What the site has, how far its analysis is, and what it takes of the disk. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/audio`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'audio', ...call: Arguments<Call<'GET', 'audio'>>): Promise<Answer<'GET', 'audio'>>;
  /**
   * Files of tracks: waiting for analysis, in trouble, or of one kind. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/audio/files`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.state optional
   * @param query.codec optional
   * @param query.made optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'audio/files', ...call: Arguments<Call<'GET', 'audio/files'>>): Promise<Answer<'GET', 'audio/files'>>;
  /**
   * List tags by name unless another order is asked for. Needs the permission `music.view`.
   *
   * `GET /api/v1/tags`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tags', ...call: Arguments<Call<'GET', 'tags'>>): Promise<Answer<'GET', 'tags'>>;
  /**
   * One tag. Needs the permission `music.view`.
   *
   * `GET /api/v1/tags/{tag}`
   *
   * @param params.tag required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tags/{tag}', ...call: Arguments<Call<'GET', 'tags/{tag}'>>): Promise<Answer<'GET', 'tags/{tag}'>>;
  /**
   * Tracks of a tag, most played first. Needs the permission `music.view`.
   *
   * `GET /api/v1/tags/{tag}/tracks`
   *
   * @param params.tag required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tags/{tag}/tracks', ...call: Arguments<Call<'GET', 'tags/{tag}/tracks'>>): Promise<Answer<'GET', 'tags/{tag}/tracks'>>;
  /**
   * Tracks of an artist, most played first. Needs the permission `music.view`.
   *
   * `GET /api/v1/artists/{id}/tracks`
   *
   * @param params.id required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'artists/{id}/tracks', ...call: Arguments<Call<'GET', 'artists/{id}/tracks'>>): Promise<Answer<'GET', 'artists/{id}/tracks'>>;
  /**
   * One track. Needs the permission `music.view`.
   *
   * `GET /api/v1/tracks/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks/{id}', ...call: Arguments<Call<'GET', 'tracks/{id}'>>): Promise<Answer<'GET', 'tracks/{id}'>>;
  /**
   * Peaks of a track. Needs the permission `music.view`.
   *
   * `GET /api/v1/tracks/{id}/waveform`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks/{id}/waveform', ...call: Arguments<Call<'GET', 'tracks/{id}/waveform'>>): Promise<Answer<'GET', 'tracks/{id}/waveform'>>;
  /**
   * All tracks by filters, drafts and the trash too. Needs the permission `tracks.manage`.
   *
   * `GET /api/v1/tracks/managed`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.status optional
   * @param query.visibility optional
   * @param query.album_id optional
   * @param query.genre_id optional
   * @param query.tag_id optional
   * @param query.explicit optional
   * @param query.deleted optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks/managed', ...call: Arguments<Call<'GET', 'tracks/managed'>>): Promise<Answer<'GET', 'tracks/managed'>>;
  /**
   * Workspaces you are a member of, after your own, which is 0. For signed-in users.
   *
   * `GET /api/v1/workspaces`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces', ...call: Arguments<Call<'GET', 'workspaces'>>): Promise<Answer<'GET', 'workspaces'>>;
  /**
   * A workspace you are a member of. For signed-in users.
   *
   * `GET /api/v1/workspaces/{workspace}`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces/{workspace}', ...call: Arguments<Call<'GET', 'workspaces/{workspace}'>>): Promise<Answer<'GET', 'workspaces/{workspace}'>>;
  /**
   * Who is in a workspace, the owner first. For signed-in users.
   *
   * `GET /api/v1/workspaces/{workspace}/members`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces/{workspace}/members', ...call: Arguments<Call<'GET', 'workspaces/{workspace}/members'>>): Promise<Answer<'GET', 'workspaces/{workspace}/members'>>;
  /**
   * Roles members can have, and which of them you may assign. For signed-in users.
   *
   * `GET /api/v1/workspaces/{workspace}/roles`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces/{workspace}/roles', ...call: Arguments<Call<'GET', 'workspaces/{workspace}/roles'>>): Promise<Answer<'GET', 'workspaces/{workspace}/roles'>>;
  /**
   * Invitations that are not used up. For signed-in users.
   *
   * `GET /api/v1/workspaces/{workspace}/invites`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces/{workspace}/invites', ...call: Arguments<Call<'GET', 'workspaces/{workspace}/invites'>>): Promise<Answer<'GET', 'workspaces/{workspace}/invites'>>;
  /**
   * What members did for a workspace, newest first. For signed-in users.
   *
   * `GET /api/v1/workspaces/{workspace}/activity`
   *
   * @param params.workspace required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspaces/{workspace}/activity', ...call: Arguments<Call<'GET', 'workspaces/{workspace}/activity'>>): Promise<Answer<'GET', 'workspaces/{workspace}/activity'>>;
  /**
   * Open invitations to your confirmed address. For signed-in users.
   *
   * `GET /api/v1/workspace/invites`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspace/invites', ...call: Arguments<Call<'GET', 'workspace/invites'>>): Promise<Answer<'GET', 'workspace/invites'>>;
  /**
   * What an invitation is to. For everybody.
   *
   * `GET /api/v1/workspace/invite/{inviteId}`
   *
   * @param params.inviteId required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspace/invite/{inviteId}', ...call: Arguments<Call<'GET', 'workspace/invite/{inviteId}'>>): Promise<Answer<'GET', 'workspace/invite/{inviteId}'>>;
  /**
   * Joins a workspace you are invited to. Although it is a GET, pages of other sites cannot send it, and HEAD and prefetching do not join. For signed-in users.
   *
   * `GET /api/v1/workspace/join/{inviteId}`
   *
   * @param params.inviteId required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'workspace/join/{inviteId}', ...call: Arguments<Call<'GET', 'workspace/join/{inviteId}'>>): Promise<Answer<'GET', 'workspace/join/{inviteId}'>>;
  /**
   * Who makes a playlist; for its owner with the links that let people in. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists/{playlist}/people`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/people', ...call: Arguments<Call<'GET', 'playlists/{playlist}/people'>>): Promise<Answer<'GET', 'playlists/{playlist}/people'>>;
  /**
   * People you follow or who follow you and do not make the playlist yet. For signed-in users.
   *
   * `GET /api/v1/playlists/{playlist}/invitable`
   *
   * @param params.playlist required
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/invitable', ...call: Arguments<Call<'GET', 'playlists/{playlist}/invitable'>>): Promise<Answer<'GET', 'playlists/{playlist}/invitable'>>;
  /**
   * What a link invites to. For everybody.
   *
   * `GET /api/v1/playlist-invitations/{secret}`
   *
   * @param params.secret required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlist-invitations/{secret}', ...call: Arguments<Call<'GET', 'playlist-invitations/{secret}'>>): Promise<Answer<'GET', 'playlist-invitations/{secret}'>>;
  /**
   * Artists you follow. For signed-in users.
   *
   * `GET /api/v1/users/me/library/artists`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/artists', ...call: Arguments<Call<'GET', 'users/me/library/artists'>>): Promise<Answer<'GET', 'users/me/library/artists'>>;
  /**
   * The newest albums of artists you follow. For signed-in users.
   *
   * `GET /api/v1/users/me/new-releases`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/new-releases', ...call: Arguments<Call<'GET', 'users/me/new-releases'>>): Promise<Answer<'GET', 'users/me/new-releases'>>;
  /**
   * Whether you follow an artist or a person, and how many do. Needs the permission `music.view`.
   *
   * `GET /api/v1/users/me/follows/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/follows/{type}/{id}', ...call: Arguments<Call<'GET', 'users/me/follows/{type}/{id}'>>): Promise<Answer<'GET', 'users/me/follows/{type}/{id}'>>;
  /**
   * Tracks you like. For signed-in users.
   *
   * `GET /api/v1/users/me/library/tracks`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.direction optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/tracks', ...call: Arguments<Call<'GET', 'users/me/library/tracks'>>): Promise<Answer<'GET', 'users/me/library/tracks'>>;
  /**
   * Albums you like. For signed-in users.
   *
   * `GET /api/v1/users/me/library/albums`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/albums', ...call: Arguments<Call<'GET', 'users/me/library/albums'>>): Promise<Answer<'GET', 'users/me/library/albums'>>;
  /**
   * What you have pinned to the top of your library. For signed-in users.
   *
   * `GET /api/v1/users/me/library/pins`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/pins', ...call: Arguments<Call<'GET', 'users/me/library/pins'>>): Promise<Answer<'GET', 'users/me/library/pins'>>;
  /**
   * Your folders of playlists. For signed-in users.
   *
   * `GET /api/v1/users/me/library/folders`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/folders', ...call: Arguments<Call<'GET', 'users/me/library/folders'>>): Promise<Answer<'GET', 'users/me/library/folders'>>;
  /**
   * In which folder you keep a playlist. For signed-in users.
   *
   * `GET /api/v1/users/me/library/playlists/{playlist}/folder`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/playlists/{playlist}/folder', ...call: Arguments<Call<'GET', 'users/me/library/playlists/{playlist}/folder'>>): Promise<Answer<'GET', 'users/me/library/playlists/{playlist}/folder'>>;
  /**
   * Public playlists. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists', ...call: Arguments<Call<'GET', 'playlists'>>): Promise<Answer<'GET', 'playlists'>>;
  /**
   * Your playlists. For signed-in users.
   *
   * `GET /api/v1/users/me/library/playlists`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.smart optional
   * @param query.folder_id optional
   * @param query.filed optional
   * @param query.liked optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/playlists', ...call: Arguments<Call<'GET', 'users/me/library/playlists'>>): Promise<Answer<'GET', 'users/me/library/playlists'>>;
  /**
   * Public playlists of a user. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/users/{id}/playlists`
   *
   * @param params.id required
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/{id}/playlists', ...call: Arguments<Call<'GET', 'users/{id}/playlists'>>): Promise<Answer<'GET', 'users/{id}/playlists'>>;
  /**
   * Playlists of everybody that are not private, by filters. Needs the permission `playlists.manage`.
   *
   * `GET /api/v1/playlists/managed`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @param query.visibility optional
   * @param query.smart optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/managed', ...call: Arguments<Call<'GET', 'playlists/managed'>>): Promise<Answer<'GET', 'playlists/managed'>>;
  /**
   * The rule of a playlist as a file (.nsp). Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists/{playlist}/nsp`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/nsp', ...call: Arguments<Call<'GET', 'playlists/{playlist}/nsp'>>): Promise<Answer<'GET', 'playlists/{playlist}/nsp'>>;
  /**
   * A playlist as a file: M3U8, XSPF or JSPF. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists/{playlist}/file`
   *
   * @param params.playlist required
   * @param query.format required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/file', ...call: Arguments<Call<'GET', 'playlists/{playlist}/file'>>): Promise<Answer<'GET', 'playlists/{playlist}/file'>>;
  /**
   * Songs the file of a playlist named: found, perhaps or missing. For signed-in users.
   *
   * `GET /api/v1/playlists/{playlist}/entries`
   *
   * @param params.playlist required
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.state required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/entries', ...call: Arguments<Call<'GET', 'playlists/{playlist}/entries'>>): Promise<Answer<'GET', 'playlists/{playlist}/entries'>>;
  /**
   * A playlist. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists/{playlist}`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}', ...call: Arguments<Call<'GET', 'playlists/{playlist}'>>): Promise<Answer<'GET', 'playlists/{playlist}'>>;
  /**
   * Tracks of a playlist, in its own or another order. Needs the permission `playlists.view`.
   *
   * `GET /api/v1/playlists/{playlist}/tracks`
   *
   * @param params.playlist required
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.direction optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'playlists/{playlist}/tracks', ...call: Arguments<Call<'GET', 'playlists/{playlist}/tracks'>>): Promise<Answer<'GET', 'playlists/{playlist}/tracks'>>;
  /**
   * What you have played, the last first. For signed-in users.
   *
   * `GET /api/v1/users/me/history`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.before optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/history', ...call: Arguments<Call<'GET', 'users/me/history'>>): Promise<Answer<'GET', 'users/me/history'>>;
  /**
   * Tracks like a track, an album, an artist, a genre or a playlist, with the reason of each. Needs the permission `music.view`.
   *
   * `GET /api/v1/radio/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @param query.seed optional
   * @param query.limit optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'radio/{type}/{id}', ...call: Arguments<Call<'GET', 'radio/{type}/{id}'>>): Promise<Answer<'GET', 'radio/{type}/{id}'>>;
  /**
   * List tracks. Needs the permission `music.view`.
   *
   * `GET /api/v1/tracks`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.direction optional
   * @param query.orderBy optional
   * @param query.artist_id optional
   * @param query.genre_id optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'tracks', ...call: Arguments<Call<'GET', 'tracks'>>): Promise<Answer<'GET', 'tracks'>>;
  /**
   * What your library names and this site does not have yet. For signed-in users.
   *
   * `GET /api/v1/users/me/library/awaited`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'users/me/library/awaited', ...call: Arguments<Call<'GET', 'users/me/library/awaited'>>): Promise<Answer<'GET', 'users/me/library/awaited'>>;
  /**
   * Artists you work for. For signed-in users.
   *
   * `GET /api/v1/backstage/artists`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/artists', ...call: Arguments<Call<'GET', 'backstage/artists'>>): Promise<Answer<'GET', 'backstage/artists'>>;
  /**
   * Releases of an artist you work for, drafts too. For signed-in users.
   *
   * `GET /api/v1/backstage/artists/{artist}/releases`
   *
   * @param params.artist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/artists/{artist}/releases', ...call: Arguments<Call<'GET', 'backstage/artists/{artist}/releases'>>): Promise<Answer<'GET', 'backstage/artists/{artist}/releases'>>;
  /**
   * A release with its files, and why it cannot be published yet. For signed-in users.
   *
   * `GET /api/v1/backstage/releases/{release}`
   *
   * @param params.release required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/releases/{release}', ...call: Arguments<Call<'GET', 'backstage/releases/{release}'>>): Promise<Answer<'GET', 'backstage/releases/{release}'>>;
  /**
   * What you have asked for. For signed-in users.
   *
   * `GET /api/v1/backstage/requests/mine`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/requests/mine', ...call: Arguments<Call<'GET', 'backstage/requests/mine'>>): Promise<Answer<'GET', 'backstage/requests/mine'>>;
  /**
   * Requests of everybody in a state. Needs the permission `backstage_requests.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/backstage/requests`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.state optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/requests', ...call: Arguments<Call<'GET', 'backstage/requests'>>): Promise<Answer<'GET', 'backstage/requests'>>;
  /**
   * Who works for an artist. For signed-in users.
   *
   * `GET /api/v1/backstage/artists/{artist}/members`
   *
   * @param params.artist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/artists/{artist}/members', ...call: Arguments<Call<'GET', 'backstage/artists/{artist}/members'>>): Promise<Answer<'GET', 'backstage/artists/{artist}/members'>>;
  /**
   * What may be uploaded, and how much room is left. Needs the permission `files.create`.
   *
   * `GET /api/v1/uploads/rules`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'uploads/rules', ...call: Arguments<Call<'GET', 'uploads/rules'>>): Promise<Answer<'GET', 'uploads/rules'>>;
  /**
   * Places for advertisements, with what stands in them. Needs the permission `ads.manage`.
   *
   * `GET /api/v1/ads`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'ads', ...call: Arguments<Call<'GET', 'ads'>>): Promise<Answer<'GET', 'ads'>>;
  /**
   * A public channel; `home` nests others, a plain one can be paged through. Needs the permission `music.view`.
   *
   * `GET /api/v1/channels/{channel}`
   *
   * @param params.channel required
   * @param query.per_page optional
   * @param query.cursor optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'channels/{channel}', ...call: Arguments<Call<'GET', 'channels/{channel}'>>): Promise<Answer<'GET', 'channels/{channel}'>>;
  /**
   * Currently trending artists. Needs the permission `music.view`.
   *
   * `GET /api/v1/landing/artists`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'landing/artists', ...call: Arguments<Call<'GET', 'landing/artists'>>): Promise<Answer<'GET', 'landing/artists'>>;
  /**
   * All channels, drafts too, by part of their name or address. Needs the permission `channels.manage`.
   *
   * `GET /api/v1/channels`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'channels', ...call: Arguments<Call<'GET', 'channels'>>): Promise<Answer<'GET', 'channels'>>;
  /**
   * A channel with all that can be changed of it. Needs the permission `channels.manage`.
   *
   * `GET /api/v1/channels/{channel}/edit`
   *
   * @param params.channel required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'channels/{channel}/edit', ...call: Arguments<Call<'GET', 'channels/{channel}/edit'>>): Promise<Answer<'GET', 'channels/{channel}/edit'>>;
  /**
   * A public page with its HTML, and what search engines show of it. For everybody.
   *
   * `GET /api/v1/custom-pages/{page}`
   *
   * @param params.page required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'custom-pages/{page}', ...call: Arguments<Call<'GET', 'custom-pages/{page}'>>): Promise<Answer<'GET', 'custom-pages/{page}'>>;
  /**
   * All pages, drafts too, by part of their title or address. Needs the permission `pages.manage`.
   *
   * `GET /api/v1/custom-pages`
   *
   * @param query.per_page optional
   * @param query.cursor optional
   * @param query.orderBy optional
   * @param query.query optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'custom-pages', ...call: Arguments<Call<'GET', 'custom-pages'>>): Promise<Answer<'GET', 'custom-pages'>>;
  /**
   * A page with all that can be changed of it. Needs the permission `pages.manage`.
   *
   * `GET /api/v1/custom-pages/{page}/edit`
   *
   * @param params.page required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'custom-pages/{page}/edit', ...call: Arguments<Call<'GET', 'custom-pages/{page}/edit'>>): Promise<Answer<'GET', 'custom-pages/{page}/edit'>>;
  /**
   * Time zones by region, countries and languages, by a comma list of names. For everybody.
   *
   * `GET /api/v1/value-lists/{names}`
   *
   * @param params.names required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'value-lists/{names}', ...call: Arguments<Call<'GET', 'value-lists/{names}'>>): Promise<Answer<'GET', 'value-lists/{names}'>>;
  /**
   * Every setting with value, default and schema; secrets only say whether they are set. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `GET /api/v1/settings`
   *
   * @param query.group optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'settings', ...call: Arguments<Call<'GET', 'settings'>>): Promise<Answer<'GET', 'settings'>>;
  /**
   * Plans on offer, with their prices; none while nothing can be bought. For everybody.
   *
   * `GET /api/v1/billing/products`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'billing/products', ...call: Arguments<Call<'GET', 'billing/products'>>): Promise<Answer<'GET', 'billing/products'>>;
  /**
   * What people listened to of an artist, by day, source, country, device and track. For signed-in users.
   *
   * `GET /api/v1/backstage/artists/{artist}/insights`
   *
   * @param params.artist required
   * @param query.from required
   * @param query.to required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'backstage/artists/{artist}/insights', ...call: Arguments<Call<'GET', 'backstage/artists/{artist}/insights'>>): Promise<Answer<'GET', 'backstage/artists/{artist}/insights'>>;
  /**
   * What people listened to on the whole site, and new accounts by day. Needs the permission `reports.view`.
   *
   * `GET /api/v1/insights`
   *
   * @param query.from required
   * @param query.to required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  get(path: 'insights', ...call: Arguments<Call<'GET', 'insights'>>): Promise<Answer<'GET', 'insights'>>;
  /** Any documented path of GET. */
  get<P extends Path<'GET'>>(path: P, ...call: Arguments<Call<'GET', P>>): Promise<Answer<'GET', P>>;
  /**
   * Makes a folder. Needs the permission `files.create`.
   *
   * `POST /api/v1/file-entries/folders`
   *
   * @param body.name required
   * @param body.parentId optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'file-entries/folders', ...call: Arguments<Call<'POST', 'file-entries/folders'>>): Promise<Answer<'POST', 'file-entries/folders'>>;
  /**
   * Moves files to the trash, or removes them for good: all of them or none. For signed-in users.
   *
   * `POST /api/v1/file-entries/delete`
   *
   * @param body.entryIds optional
   * @param body.paths optional
   * @param body.deleteForever optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'file-entries/delete', ...call: Arguments<Call<'POST', 'file-entries/delete'>>): Promise<Answer<'POST', 'file-entries/delete'>>;
  /**
   * Takes files out of the trash. For signed-in users.
   *
   * `POST /api/v1/file-entries/restore`
   *
   * @param body.entryIds required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'file-entries/restore', ...call: Arguments<Call<'POST', 'file-entries/restore'>>): Promise<Answer<'POST', 'file-entries/restore'>>;
  /**
   * Add a language. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/localizations`
   *
   * @param body.language required
   * @param body.name required
   * @param body.enabled optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'localizations', ...call: Arguments<Call<'POST', 'localizations'>>): Promise<Answer<'POST', 'localizations'>>;
  /**
   * Take over the lines of a file; says which ones do not fit. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/localizations/{id}/import`
   *
   * @param params.id required
   * @param body.lines required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'localizations/{id}/import', ...call: Arguments<Call<'POST', 'localizations/{id}/import'>>): Promise<Answer<'POST', 'localizations/{id}/import'>>;
  /**
   * Makes a token: `plainTextToken` is shown this once. Needs the permission `api.access`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/access-tokens`
   *
   * @param body.tokenName required
   * @param body.scope optional
   * @param body.workspace_id optional
   * @param body.expires_at optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'access-tokens', ...call: Arguments<Call<'POST', 'access-tokens'>>): Promise<Answer<'POST', 'access-tokens'>>;
  /**
   * Signs in with email and password; sets the session cookie. For everybody.
   *
   * `POST /api/v1/auth/login`
   *
   * @param body.email required
   * @param body.password required
   * @param body.remember optional
   * @param body.human_token optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/login', ...call: Arguments<Call<'POST', 'auth/login'>>): Promise<Answer<'POST', 'auth/login'>>;
  /**
   * Ends the session of the cookie. For everybody.
   *
   * `POST /api/v1/auth/logout`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/logout', ...call: Arguments<Call<'POST', 'auth/logout'>>): Promise<Answer<'POST', 'auth/logout'>>;
  /**
   * Makes an account and signs it in; one boolean for each policy under its id. For everybody.
   *
   * `POST /api/v1/auth/register`
   *
   * @param body.email required
   * @param body.password required
   * @param body.password_confirmation required
   * @param body.human_token optional
   * @param body.inviteId optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/register', ...call: Arguments<Call<'POST', 'auth/register'>>): Promise<Answer<'POST', 'auth/register'>>;
  /**
   * Mails a link that sets a new password; the answer does not tell whether there is an account. For everybody.
   *
   * `POST /api/v1/auth/forgot-password`
   *
   * @param body.email required
   * @param body.human_token optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/forgot-password', ...call: Arguments<Call<'POST', 'auth/forgot-password'>>): Promise<Answer<'POST', 'auth/forgot-password'>>;
  /**
   * Sets a new password by the token of the mail; ends all sessions and access tokens. For everybody.
   *
   * `POST /api/v1/auth/reset-password`
   *
   * @param body.token required
   * @param body.email required
   * @param body.password required
   * @param body.password_confirmation required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/reset-password', ...call: Arguments<Call<'POST', 'auth/reset-password'>>): Promise<Answer<'POST', 'auth/reset-password'>>;
  /**
   * Mails the link that confirms an address again; it works for 24 hours. For everybody.
   *
   * `POST /api/v1/auth/email/verification-notification`
   *
   * @param body.email required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/email/verification-notification', ...call: Arguments<Call<'POST', 'auth/email/verification-notification'>>): Promise<Answer<'POST', 'auth/email/verification-notification'>>;
  /**
   * Confirms an address by the parts of the link in the mail; with `email`, makes it the account’s. For everybody.
   *
   * `POST /api/v1/auth/email/verify`
   *
   * @param body.id required
   * @param body.expires required
   * @param body.signature required
   * @param body.email optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 410: This is no longer available.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/email/verify', ...call: Arguments<Call<'POST', 'auth/email/verify'>>): Promise<Answer<'POST', 'auth/email/verify'>>;
  /**
   * Gives the password again before something that asks for a recent one. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/auth/confirm-password`
   *
   * @param body.password required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'auth/confirm-password', ...call: Arguments<Call<'POST', 'auth/confirm-password'>>): Promise<Answer<'POST', 'auth/confirm-password'>>;
  /**
   * Mails a link to another address, which becomes the account’s when the link is opened. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/me/email`
   *
   * @param body.email required
   * @param body.password required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/email', ...call: Arguments<Call<'POST', 'users/me/email'>>): Promise<Answer<'POST', 'users/me/email'>>;
  /**
   * Changes the password; ends all other sessions, and with `revoke_tokens` access tokens. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/me/password/change`
   *
   * @param body.current_password required
   * @param body.new_password required
   * @param body.new_password_confirmation required
   * @param body.revoke_tokens optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/password/change', ...call: Arguments<Call<'POST', 'users/me/password/change'>>): Promise<Answer<'POST', 'users/me/password/change'>>;
  /**
   * Whether a token of the human check is good; the guarded action checks it again. For everybody.
   *
   * `POST /api/v1/recaptcha/verify`
   *
   * @param body.token required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'recaptcha/verify', ...call: Arguments<Call<'POST', 'recaptcha/verify'>>): Promise<Answer<'POST', 'recaptcha/verify'>>;
  /**
   * Marks messages as read; `markAllAsRead` all there are. For signed-in users.
   *
   * `POST /api/v1/notifications/mark-as-read`
   *
   * @param body.ids optional
   * @param body.markAllAsRead optional
   * @param body.upTo optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'notifications/mark-as-read', ...call: Arguments<Call<'POST', 'notifications/mark-as-read'>>): Promise<Answer<'POST', 'notifications/mark-as-read'>>;
  /**
   * Switches a kind of message off by every way. For signed-in users.
   *
   * `POST /api/v1/notifications/me/mute`
   *
   * @param body.notif_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'notifications/me/mute', ...call: Arguments<Call<'POST', 'notifications/me/mute'>>): Promise<Answer<'POST', 'notifications/me/mute'>>;
  /**
   * Ends mails as the link in one of them says, without signing in. For everybody.
   *
   * `POST /api/v1/notifications/unsubscribe`
   *
   * @param body.token required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'notifications/unsubscribe', ...call: Arguments<Call<'POST', 'notifications/unsubscribe'>>): Promise<Answer<'POST', 'notifications/unsubscribe'>>;
  /**
   * Writes to everybody who has an account; `test` to oneself only. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/notifications/system-messages`
   *
   * @param body.title required
   * @param body.body optional
   * @param body.test optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'notifications/system-messages', ...call: Arguments<Call<'POST', 'notifications/system-messages'>>): Promise<Answer<'POST', 'notifications/system-messages'>>;
  /**
   * Makes a role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/roles`
   *
   * @param body.type optional
   * @param body.name required
   * @param body.description optional
   * @param body.permissions optional
   * @param body.default optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'roles', ...call: Arguments<Call<'POST', 'roles'>>): Promise<Answer<'POST', 'roles'>>;
  /**
   * Connects the profile that waits in this browser, by the password of the account. For everybody.
   *
   * `POST /api/v1/secure/auth/social/connect`
   *
   * @param body.password required
   * @param body.type optional
   * @param body.status optional
   * @param body.callbackData optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 410: This is no longer available.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'secure/auth/social/connect', ...call: Arguments<Call<'POST', 'secure/auth/social/connect'>>): Promise<Answer<'POST', 'secure/auth/social/connect'>>;
  /**
   * Takes a service off the account. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/secure/auth/social/{service}/disconnect`
   *
   * @param params.service required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'secure/auth/social/{service}/disconnect', ...call: Arguments<Call<'POST', 'secure/auth/social/{service}/disconnect'>>): Promise<Answer<'POST', 'secure/auth/social/{service}/disconnect'>>;
  /**
   * Sets the picture: multipart with `file`, or JSON with `url`. For signed-in users.
   *
   * `POST /api/v1/users/{id}/avatar`
   *
   * @param params.id required
   * @param body.url optional
   * @param body.file optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/{id}/avatar', ...call: Arguments<Call<'POST', 'users/{id}/avatar'>>): Promise<Answer<'POST', 'users/{id}/avatar'>>;
  /**
   * Chooses the language. For everybody.
   *
   * `POST /api/v1/users/me/locale`
   *
   * @param body.locale required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/locale', ...call: Arguments<Call<'POST', 'users/me/locale'>>): Promise<Answer<'POST', 'users/me/locale'>>;
  /**
   * Starts an export of one’s data; asks for a recent password. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/me/export`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 423: Confirm your password to continue.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/export', ...call: Arguments<Call<'POST', 'users/me/export'>>): Promise<Answer<'POST', 'users/me/export'>>;
  /**
   * An address that downloads the export once. For signed-in users. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/me/export/link`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 423: Confirm your password to continue.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/export/link', ...call: Arguments<Call<'POST', 'users/me/export/link'>>): Promise<Answer<'POST', 'users/me/export/link'>>;
  /**
   * Makes an account. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users`
   *
   * @param body.email required
   * @param body.display_name required
   * @param body.password optional
   * @param body.email_verified optional
   * @param body.role_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users', ...call: Arguments<Call<'POST', 'users'>>): Promise<Answer<'POST', 'users'>>;
  /**
   * Signs users out and keeps them out. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/suspend`
   *
   * @param body.ids required
   * @param body.reason required
   * @param body.until optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/suspend', ...call: Arguments<Call<'POST', 'users/suspend'>>): Promise<Answer<'POST', 'users/suspend'>>;
  /**
   * Ends suspensions. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/unsuspend`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/unsuspend', ...call: Arguments<Call<'POST', 'users/unsuspend'>>): Promise<Answer<'POST', 'users/unsuspend'>>;
  /**
   * Gives or takes a role of several users. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/assign-role`
   *
   * @param body.ids required
   * @param body.role_id required
   * @param body.held required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/assign-role', ...call: Arguments<Call<'POST', 'users/assign-role'>>): Promise<Answer<'POST', 'users/assign-role'>>;
  /**
   * Mails the link that confirms an address to several users. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/resend-verification`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/resend-verification', ...call: Arguments<Call<'POST', 'users/resend-verification'>>): Promise<Answer<'POST', 'users/resend-verification'>>;
  /**
   * Removes users for good, all of them or none. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/remove', ...call: Arguments<Call<'POST', 'users/remove'>>): Promise<Answer<'POST', 'users/remove'>>;
  /**
   * A session as another user; signing out leads back. Needs the permission `users.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/users/{id}/sign-in-as`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/{id}/sign-in-as', ...call: Arguments<Call<'POST', 'users/{id}/sign-in-as'>>): Promise<Answer<'POST', 'users/{id}/sign-in-as'>>;
  /**
   * Change the same of several albums. For signed-in users.
   *
   * `POST /api/v1/albums/update`
   *
   * @param body.ids required
   * @param body.visibility optional
   * @param body.type optional
   * @param body.add_genre_ids optional
   * @param body.remove_genre_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'albums/update', ...call: Arguments<Call<'POST', 'albums/update'>>): Promise<Answer<'POST', 'albums/update'>>;
  /**
   * Move albums to the trash, for thirty days. For signed-in users.
   *
   * `POST /api/v1/albums/trash`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'albums/trash', ...call: Arguments<Call<'POST', 'albums/trash'>>): Promise<Answer<'POST', 'albums/trash'>>;
  /**
   * Take albums out of the trash. For signed-in users.
   *
   * `POST /api/v1/albums/restore`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'albums/restore', ...call: Arguments<Call<'POST', 'albums/restore'>>): Promise<Answer<'POST', 'albums/restore'>>;
  /**
   * Create an album. Needs the permission `albums.manage`.
   *
   * `POST /api/v1/albums`
   *
   * @param body.name required
   * @param body.type optional
   * @param body.release_date optional
   * @param body.release_precision optional
   * @param body.label optional
   * @param body.catalogue_number optional
   * @param body.copyright optional
   * @param body.description optional
   * @param body.upc optional
   * @param body.downloadable optional
   * @param body.visibility optional
   * @param body.publish_at optional
   * @param body.artist_ids required
   * @param body.genre_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'albums', ...call: Arguments<Call<'POST', 'albums'>>): Promise<Answer<'POST', 'albums'>>;
  /**
   * Change the same of several artists. Needs the permission `artists.manage`.
   *
   * `POST /api/v1/artists/update`
   *
   * @param body.ids required
   * @param body.verified optional
   * @param body.disabled optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'artists/update', ...call: Arguments<Call<'POST', 'artists/update'>>): Promise<Answer<'POST', 'artists/update'>>;
  /**
   * Delete several artists. Needs the permission `artists.manage`.
   *
   * `POST /api/v1/artists/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'artists/remove', ...call: Arguments<Call<'POST', 'artists/remove'>>): Promise<Answer<'POST', 'artists/remove'>>;
  /**
   * Create an artist. Needs the permission `artists.manage`.
   *
   * `POST /api/v1/artists`
   *
   * @param body.name required
   * @param body.bio optional
   * @param body.country optional
   * @param body.city optional
   * @param body.links optional
   * @param body.verified optional
   * @param body.disabled optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'artists', ...call: Arguments<Call<'POST', 'artists'>>): Promise<Answer<'POST', 'artists'>>;
  /**
   * Put what is in genres into another one. Needs the permission `genres.manage`.
   *
   * `POST /api/v1/genres/merge`
   *
   * @param body.ids required
   * @param body.into_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'genres/merge', ...call: Arguments<Call<'POST', 'genres/merge'>>): Promise<Answer<'POST', 'genres/merge'>>;
  /**
   * Delete several genres. Needs the permission `genres.manage`.
   *
   * `POST /api/v1/genres/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'genres/remove', ...call: Arguments<Call<'POST', 'genres/remove'>>): Promise<Answer<'POST', 'genres/remove'>>;
  /**
   * Create a genre. Needs the permission `genres.manage`.
   *
   * `POST /api/v1/genres`
   *
   * @param body.display_name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'genres', ...call: Arguments<Call<'POST', 'genres'>>): Promise<Answer<'POST', 'genres'>>;
  /**
   * Import a folder of the server. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/imports`
   *
   * @param body.path required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'imports', ...call: Arguments<Call<'POST', 'imports'>>): Promise<Answer<'POST', 'imports'>>;
  /**
   * Accept that missing files are gone. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/imports/{id}/confirm`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'imports/{id}/confirm', ...call: Arguments<Call<'POST', 'imports/{id}/confirm'>>): Promise<Answer<'POST', 'imports/{id}/confirm'>>;
  /**
   * Stop an import; what came in stays. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/imports/{id}/cancel`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'imports/{id}/cancel', ...call: Arguments<Call<'POST', 'imports/{id}/cancel'>>): Promise<Answer<'POST', 'imports/{id}/cancel'>>;
  /**
   * Add a folder of the server. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/libraries`
   *
   * @param body.name optional
   * @param body.separators optional
   * @param body.folders_as_hint optional
   * @param body.sides optional
   * @param body.watch optional
   * @param body.poll_minutes optional
   * @param body.path required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'libraries', ...call: Arguments<Call<'POST', 'libraries'>>): Promise<Answer<'POST', 'libraries'>>;
  /**
   * Import a library now. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/libraries/{id}/import`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'libraries/{id}/import', ...call: Arguments<Call<'POST', 'libraries/{id}/import'>>): Promise<Answer<'POST', 'libraries/{id}/import'>>;
  /**
   * Read failed files again: all, those of one kind, or one. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/libraries/{id}/retry`
   *
   * @param params.id required
   * @param body.kind optional
   * @param body.path optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'libraries/{id}/retry', ...call: Arguments<Call<'POST', 'libraries/{id}/retry'>>): Promise<Answer<'POST', 'libraries/{id}/retry'>>;
  /**
   * Remove the lyrics of several tracks. Needs the permission `lyrics.manage`.
   *
   * `POST /api/v1/lyrics/remove`
   *
   * @param body.track_ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'lyrics/remove', ...call: Arguments<Call<'POST', 'lyrics/remove'>>): Promise<Answer<'POST', 'lyrics/remove'>>;
  /**
   * Analyse files again: one, those in one kind of trouble, or all that are in any. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/audio/analyse`
   *
   * @param body.track_id optional
   * @param body.state optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'audio/analyse', ...call: Arguments<Call<'POST', 'audio/analyse'>>): Promise<Answer<'POST', 'audio/analyse'>>;
  /**
   * Give tracks of tags another one. Needs the permission `tags.manage`.
   *
   * `POST /api/v1/tags/merge`
   *
   * @param body.ids required
   * @param body.into_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tags/merge', ...call: Arguments<Call<'POST', 'tags/merge'>>): Promise<Answer<'POST', 'tags/merge'>>;
  /**
   * Delete several tags. Needs the permission `tags.manage`.
   *
   * `POST /api/v1/tags/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tags/remove', ...call: Arguments<Call<'POST', 'tags/remove'>>): Promise<Answer<'POST', 'tags/remove'>>;
  /**
   * Create a tag. Needs the permission `tags.manage`.
   *
   * `POST /api/v1/tags`
   *
   * @param body.display_name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tags', ...call: Arguments<Call<'POST', 'tags'>>): Promise<Answer<'POST', 'tags'>>;
  /**
   * Change the same of several tracks. For signed-in users.
   *
   * `POST /api/v1/tracks/update`
   *
   * @param body.ids required
   * @param body.visibility optional
   * @param body.explicit optional
   * @param body.disc_number optional
   * @param body.add_genre_ids optional
   * @param body.remove_genre_ids optional
   * @param body.add_tag_ids optional
   * @param body.remove_tag_ids optional
   * @param body.add_credits optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tracks/update', ...call: Arguments<Call<'POST', 'tracks/update'>>): Promise<Answer<'POST', 'tracks/update'>>;
  /**
   * Move tracks to the trash, for thirty days. For signed-in users.
   *
   * `POST /api/v1/tracks/trash`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tracks/trash', ...call: Arguments<Call<'POST', 'tracks/trash'>>): Promise<Answer<'POST', 'tracks/trash'>>;
  /**
   * Take tracks out of the trash. For signed-in users.
   *
   * `POST /api/v1/tracks/restore`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tracks/restore', ...call: Arguments<Call<'POST', 'tracks/restore'>>): Promise<Answer<'POST', 'tracks/restore'>>;
  /**
   * Makes a workspace you own. Needs the permission `workspaces.create`.
   *
   * `POST /api/v1/workspaces`
   *
   * @param body.name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'workspaces', ...call: Arguments<Call<'POST', 'workspaces'>>): Promise<Answer<'POST', 'workspaces'>>;
  /**
   * Gives a workspace a picture. For signed-in users.
   *
   * `POST /api/v1/workspaces/{workspace}/image`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'workspaces/{workspace}/image', ...call: Arguments<Call<'POST', 'workspaces/{workspace}/image'>>): Promise<Answer<'POST', 'workspaces/{workspace}/image'>>;
  /**
   * Invites somebody by mail. For signed-in users.
   *
   * `POST /api/v1/workspaces/{workspace}/invites`
   *
   * @param params.workspace required
   * @param body.role_id required
   * @param body.email required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'workspaces/{workspace}/invites', ...call: Arguments<Call<'POST', 'workspaces/{workspace}/invites'>>): Promise<Answer<'POST', 'workspaces/{workspace}/invites'>>;
  /**
   * Makes a link that lets several people join; it is shown once. For signed-in users.
   *
   * `POST /api/v1/workspaces/{workspace}/links`
   *
   * @param params.workspace required
   * @param body.role_id required
   * @param body.days optional
   * @param body.max_uses optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'workspaces/{workspace}/links', ...call: Arguments<Call<'POST', 'workspaces/{workspace}/links'>>): Promise<Answer<'POST', 'workspaces/{workspace}/links'>>;
  /**
   * Sends an invitation once more, with a new link. For signed-in users.
   *
   * `POST /api/v1/workspaces/{workspace}/invites/{invite}/resend`
   *
   * @param params.workspace required
   * @param params.invite required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'workspaces/{workspace}/invites/{invite}/resend', ...call: Arguments<Call<'POST', 'workspaces/{workspace}/invites/{invite}/resend'>>): Promise<Answer<'POST', 'workspaces/{workspace}/invites/{invite}/resend'>>;
  /**
   * Makes a link by which people join a playlist. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/links`
   *
   * @param params.playlist required
   * @param body.role required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/links', ...call: Arguments<Call<'POST', 'playlists/{playlist}/links'>>): Promise<Answer<'POST', 'playlists/{playlist}/links'>>;
  /**
   * Invites one of them to make the playlist together. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/invitations`
   *
   * @param params.playlist required
   * @param body.user_id required
   * @param body.role required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/invitations', ...call: Arguments<Call<'POST', 'playlists/{playlist}/invitations'>>): Promise<Answer<'POST', 'playlists/{playlist}/invitations'>>;
  /**
   * Joins a playlist by a link. Needs the permission `playlists.create`.
   *
   * `POST /api/v1/playlist-invitations/{secret}`
   *
   * @param params.secret required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlist-invitations/{secret}', ...call: Arguments<Call<'POST', 'playlist-invitations/{secret}'>>): Promise<Answer<'POST', 'playlist-invitations/{secret}'>>;
  /**
   * Makes a folder, with playlists in it if wished. For signed-in users.
   *
   * `POST /api/v1/users/me/library/folders`
   *
   * @param body.name required
   * @param body.playlist_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/library/folders', ...call: Arguments<Call<'POST', 'users/me/library/folders'>>): Promise<Answer<'POST', 'users/me/library/folders'>>;
  /**
   * Deletes playlists, all of them or none. Needs the permission `playlists.manage`.
   *
   * `POST /api/v1/playlists/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/remove', ...call: Arguments<Call<'POST', 'playlists/remove'>>): Promise<Answer<'POST', 'playlists/remove'>>;
  /**
   * Brings deleted playlists back, all of them or none. Needs the permission `playlists.manage`.
   *
   * `POST /api/v1/playlists/restore`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/restore', ...call: Arguments<Call<'POST', 'playlists/restore'>>): Promise<Answer<'POST', 'playlists/restore'>>;
  /**
   * Makes a playlist, with tracks at once if wished. Needs the permission `playlists.create`.
   *
   * `POST /api/v1/playlists`
   *
   * @param body.name required
   * @param body.description optional
   * @param body.visibility optional
   * @param body.track_ids optional
   * @param body.rules optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists', ...call: Arguments<Call<'POST', 'playlists'>>): Promise<Answer<'POST', 'playlists'>>;
  /**
   * Reads a file of rules (.nsp); nothing is kept. Needs the permission `playlists.create`.
   *
   * `POST /api/v1/playlists/nsp`
   *
   * @param body.text required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/nsp', ...call: Arguments<Call<'POST', 'playlists/nsp'>>): Promise<Answer<'POST', 'playlists/nsp'>>;
  /**
   * Makes playlists of a file: M3U, XSPF, JSPF, CSV, or a takeout of Spotify or Apple Music. Needs the permission `playlists.create`.
   *
   * `POST /api/v1/playlists/files`
   *
   * @param query.name optional
   * @param body.file required
   * @param body.name optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/files', ...call: Arguments<Call<'POST', 'playlists/files'>>): Promise<Answer<'POST', 'playlists/files'>>;
  /**
   * Says which tracks songs of the file are; they go where the songs stand. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/entries`
   *
   * @param params.playlist required
   * @param body.entries required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/entries', ...call: Arguments<Call<'POST', 'playlists/{playlist}/entries'>>): Promise<Answer<'POST', 'playlists/{playlist}/entries'>>;
  /**
   * Gives a playlist a cover of its own. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/cover`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/cover', ...call: Arguments<Call<'POST', 'playlists/{playlist}/cover'>>): Promise<Answer<'POST', 'playlists/{playlist}/cover'>>;
  /**
   * Brings a deleted playlist back. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/restore`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/restore', ...call: Arguments<Call<'POST', 'playlists/{playlist}/restore'>>): Promise<Answer<'POST', 'playlists/{playlist}/restore'>>;
  /**
   * Puts tracks at the end of a playlist; what is in it already stays where it is. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/tracks`
   *
   * @param params.playlist required
   * @param body.track_ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/tracks', ...call: Arguments<Call<'POST', 'playlists/{playlist}/tracks'>>): Promise<Answer<'POST', 'playlists/{playlist}/tracks'>>;
  /**
   * Puts tracks back where they were taken out. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/tracks/restore`
   *
   * @param params.playlist required
   * @param body.track_ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/tracks/restore', ...call: Arguments<Call<'POST', 'playlists/{playlist}/tracks/restore'>>): Promise<Answer<'POST', 'playlists/{playlist}/tracks/restore'>>;
  /**
   * Moves tracks in front of another one or to the end. For signed-in users.
   *
   * `POST /api/v1/playlists/{playlist}/tracks/move`
   *
   * @param params.playlist required
   * @param body.track_ids required
   * @param body.before required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'playlists/{playlist}/tracks/move', ...call: Arguments<Call<'POST', 'playlists/{playlist}/tracks/move'>>): Promise<Answer<'POST', 'playlists/{playlist}/tracks/move'>>;
  /**
   * Report that a track was heard. Needs the permission `music.play`.
   *
   * `POST /api/v1/tracks/{id}/plays`
   *
   * @param params.id required
   * @param body.id required
   * @param body.started_at required
   * @param body.heard_ms required
   * @param body.rendition optional
   * @param body.context optional
   * @param body.client optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tracks/{id}/plays', ...call: Arguments<Call<'POST', 'tracks/{id}/plays'>>): Promise<Answer<'POST', 'tracks/{id}/plays'>>;
  /**
   * Takes in likes, follows, history and playlists from the export of another site. Needs the permission `playlists.create`.
   *
   * `POST /api/v1/users/me/library/file`
   *
   * @param body.file required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'users/me/library/file', ...call: Arguments<Call<'POST', 'users/me/library/file'>>): Promise<Answer<'POST', 'users/me/library/file'>>;
  /**
   * Makes a draft of uploaded files; their tags fill it. Needs the permission `music.create`.
   *
   * `POST /api/v1/backstage/artists/{artist}/releases`
   *
   * @param params.artist required
   * @param body.entry_ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'backstage/artists/{artist}/releases', ...call: Arguments<Call<'POST', 'backstage/artists/{artist}/releases'>>): Promise<Answer<'POST', 'backstage/artists/{artist}/releases'>>;
  /**
   * Adds uploaded files behind the tracks of a release. Needs the permission `music.create`.
   *
   * `POST /api/v1/backstage/releases/{release}/tracks`
   *
   * @param params.release required
   * @param body.entry_ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'backstage/releases/{release}/tracks', ...call: Arguments<Call<'POST', 'backstage/releases/{release}/tracks'>>): Promise<Answer<'POST', 'backstage/releases/{release}/tracks'>>;
  /**
   * Asks to become an artist, to work for one, or to have one verified. For signed-in users.
   *
   * `POST /api/v1/backstage/requests`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'backstage/requests', ...call: Arguments<Call<'POST', 'backstage/requests'>>): Promise<Answer<'POST', 'backstage/requests'>>;
  /**
   * Approves or denies a request, once. Needs the permission `backstage_requests.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/backstage/requests/{request}/decision`
   *
   * @param params.request required
   * @param body.approve required
   * @param body.reason optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'backstage/requests/{request}/decision', ...call: Arguments<Call<'POST', 'backstage/requests/{request}/decision'>>): Promise<Answer<'POST', 'backstage/requests/{request}/decision'>>;
  /**
   * Makes somebody who has an account work for an artist. For signed-in users.
   *
   * `POST /api/v1/backstage/artists/{artist}/members`
   *
   * @param params.artist required
   * @param body.account required
   * @param body.role optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'backstage/artists/{artist}/members', ...call: Arguments<Call<'POST', 'backstage/artists/{artist}/members'>>): Promise<Answer<'POST', 'backstage/artists/{artist}/members'>>;
  /**
   * Makes a file of a resumable upload whose bytes are all there; asking again answers the same file. Needs the permission `files.create`.
   *
   * `POST /api/v1/tus/entries`
   *
   * @param body.uploadKey required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'tus/entries', ...call: Arguments<Call<'POST', 'tus/entries'>>): Promise<Answer<'POST', 'tus/entries'>>;
  /**
   * Announces a file and answers the address in the bucket that takes it in one request. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/simple/presign`
   *
   * @param body.disk optional
   * @param body.diskPrefix optional
   * @param body.parentId optional
   * @param body.relativePath optional
   * @param body.filename required
   * @param body.mime optional
   * @param body.size required
   * @param body.extension optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/simple/presign', ...call: Arguments<Call<'POST', 's3/simple/presign'>>): Promise<Answer<'POST', 's3/simple/presign'>>;
  /**
   * Makes a file of what was sent to the bucket; asking again answers the same file. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/entries`
   *
   * @param body.key optional
   * @param body.filename optional
   * @param body.size optional
   * @param body.clientName optional
   * @param body.clientMime optional
   * @param body.clientExtension optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/entries', ...call: Arguments<Call<'POST', 's3/entries'>>): Promise<Answer<'POST', 's3/entries'>>;
  /**
   * Announces a file that is sent to the bucket in parts. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/multipart/create`
   *
   * @param body.disk optional
   * @param body.diskPrefix optional
   * @param body.parentId optional
   * @param body.relativePath optional
   * @param body.filename required
   * @param body.mime optional
   * @param body.size required
   * @param body.extension optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/multipart/create', ...call: Arguments<Call<'POST', 's3/multipart/create'>>): Promise<Answer<'POST', 's3/multipart/create'>>;
  /**
   * Which parts have come in. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/multipart/get-uploaded-parts`
   *
   * @param body.key required
   * @param body.uploadId required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 410: This is no longer available.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/multipart/get-uploaded-parts', ...call: Arguments<Call<'POST', 's3/multipart/get-uploaded-parts'>>): Promise<Answer<'POST', 's3/multipart/get-uploaded-parts'>>;
  /**
   * Addresses in the bucket for up to ten parts. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/multipart/batch-sign-part-urls`
   *
   * @param body.key required
   * @param body.uploadId required
   * @param body.partNumbers required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/multipart/batch-sign-part-urls', ...call: Arguments<Call<'POST', 's3/multipart/batch-sign-part-urls'>>): Promise<Answer<'POST', 's3/multipart/batch-sign-part-urls'>>;
  /**
   * Puts the parts together; doing it again changes nothing. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/multipart/complete`
   *
   * @param body.key required
   * @param body.uploadId required
   * @param body.parts required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 410: This is no longer available.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/multipart/complete', ...call: Arguments<Call<'POST', 's3/multipart/complete'>>): Promise<Answer<'POST', 's3/multipart/complete'>>;
  /**
   * Gives an upload in parts up; one that was finished stays. Needs the permission `files.create`.
   *
   * `POST /api/v1/s3/multipart/abort`
   *
   * @param body.key required
   * @param body.uploadId required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 's3/multipart/abort', ...call: Arguments<Call<'POST', 's3/multipart/abort'>>): Promise<Answer<'POST', 's3/multipart/abort'>>;
  /**
   * Keeps a picture for the look of the site: multipart with `file`. Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/appearance/images`
   *
   * @param body.file required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'appearance/images', ...call: Arguments<Call<'POST', 'appearance/images'>>): Promise<Answer<'POST', 'appearance/images'>>;
  /**
   * Keeps a WOFF2 font for the look of the site: multipart with `file`. Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/appearance/fonts`
   *
   * @param body.file required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'appearance/fonts', ...call: Arguments<Call<'POST', 'appearance/fonts'>>): Promise<Answer<'POST', 'appearance/fonts'>>;
  /**
   * Keeps a picture for a banner: multipart with `file`. Needs the permission `ads.manage`.
   *
   * `POST /api/v1/ads/images`
   *
   * @param body.file required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'ads/images', ...call: Arguments<Call<'POST', 'ads/images'>>): Promise<Answer<'POST', 'ads/images'>>;
  /**
   * Makes a channel. Needs the permission `channels.manage`.
   *
   * `POST /api/v1/channels`
   *
   * @param body.name required
   * @param body.description optional
   * @param body.layout optional
   * @param body.content optional
   * @param body.rule optional
   * @param body.window_days optional
   * @param body.genre_id optional
   * @param body.opening_tracks optional
   * @param body.limit optional
   * @param body.item_ids optional
   * @param body.slug optional
   * @param body.visibility optional
   * @param body.seo optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'channels', ...call: Arguments<Call<'POST', 'channels'>>): Promise<Answer<'POST', 'channels'>>;
  /**
   * Removes channels for good, all of them or none. Needs the permission `channels.manage`.
   *
   * `POST /api/v1/channels/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'channels/remove', ...call: Arguments<Call<'POST', 'channels/remove'>>): Promise<Answer<'POST', 'channels/remove'>>;
  /**
   * Mails a message to the people who run the site. For everybody.
   *
   * `POST /api/v1/contact-page`
   *
   * @param body.name required
   * @param body.email required
   * @param body.message required
   * @param body.human_token optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'contact-page', ...call: Arguments<Call<'POST', 'contact-page'>>): Promise<Answer<'POST', 'contact-page'>>;
  /**
   * Makes a page; its HTML is sanitised. Needs the permission `pages.manage`.
   *
   * `POST /api/v1/custom-pages`
   *
   * @param body.title required
   * @param body.slug optional
   * @param body.body optional
   * @param body.seo optional
   * @param body.visibility optional
   * @param body.audience optional
   * @param body.role_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'custom-pages', ...call: Arguments<Call<'POST', 'custom-pages'>>): Promise<Answer<'POST', 'custom-pages'>>;
  /**
   * Removes pages for good, all of them or none. Needs the permission `pages.manage`.
   *
   * `POST /api/v1/custom-pages/remove`
   *
   * @param body.ids required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'custom-pages/remove', ...call: Arguments<Call<'POST', 'custom-pages/remove'>>): Promise<Answer<'POST', 'custom-pages/remove'>>;
  /**
   * Sends a mail at once and answers what the mail server said. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/settings/test-mail`
   *
   * @param body.to required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'settings/test-mail', ...call: Arguments<Call<'POST', 'settings/test-mail'>>): Promise<Answer<'POST', 'settings/test-mail'>>;
  /**
   * Writes, reads and removes a file. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/settings/test-storage`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'settings/test-storage', ...call: Arguments<Call<'POST', 'settings/test-storage'>>): Promise<Answer<'POST', 'settings/test-storage'>>;
  /**
   * Whether a sign-in service can be reached with its settings. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `POST /api/v1/settings/test-social`
   *
   * @param body.service required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 405: This method is not available here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  post(path: 'settings/test-social', ...call: Arguments<Call<'POST', 'settings/test-social'>>): Promise<Answer<'POST', 'settings/test-social'>>;
  /** Any documented path of POST. */
  post<P extends Path<'POST'>>(path: P, ...call: Arguments<Call<'POST', P>>): Promise<Answer<'POST', P>>;
  /**
   * Renames or moves a file or folder. For signed-in users.
   *
   * `PUT /api/v1/file-entries/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.parentId optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'file-entries/{id}', ...call: Arguments<Call<'PUT', 'file-entries/{id}'>>): Promise<Answer<'PUT', 'file-entries/{id}'>>;
  /**
   * Rename a language, or switch it on or off. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `PUT /api/v1/localizations/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.enabled optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'localizations/{id}', ...call: Arguments<Call<'PUT', 'localizations/{id}'>>): Promise<Answer<'PUT', 'localizations/{id}'>>;
  /**
   * Change lines by their English text; null takes a change back. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `PUT /api/v1/localizations/{id}/lines`
   *
   * @param params.id required
   * @param body.lines required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'localizations/{id}/lines', ...call: Arguments<Call<'PUT', 'localizations/{id}/lines'>>): Promise<Answer<'PUT', 'localizations/{id}/lines'>>;
  /**
   * Says which messages you want by which way: the whole choice. For signed-in users.
   *
   * `PUT /api/v1/notifications/me/subscriptions`
   *
   * @param body.selections required
   * @param body.mail_frequency optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'notifications/me/subscriptions', ...call: Arguments<Call<'PUT', 'notifications/me/subscriptions'>>): Promise<Answer<'PUT', 'notifications/me/subscriptions'>>;
  /**
   * Changes a role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `PUT /api/v1/roles/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.description optional
   * @param body.permissions optional
   * @param body.default optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'roles/{id}', ...call: Arguments<Call<'PUT', 'roles/{id}'>>): Promise<Answer<'PUT', 'roles/{id}'>>;
  /**
   * Changes a user; `me` for oneself. For signed-in users.
   *
   * `PUT /api/v1/users/{id}`
   *
   * @param params.id required
   * @param body.display_name optional
   * @param body.first_name optional
   * @param body.last_name optional
   * @param body.language optional
   * @param body.country optional
   * @param body.timezone optional
   * @param body.avatar optional
   * @param body.email optional
   * @param body.email_verified optional
   * @param body.password optional
   * @param body.role_ids optional
   * @param body.direct_permissions optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/{id}', ...call: Arguments<Call<'PUT', 'users/{id}'>>): Promise<Answer<'PUT', 'users/{id}'>>;
  /**
   * Change an album. For signed-in users.
   *
   * `PUT /api/v1/albums/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.type optional
   * @param body.release_date optional
   * @param body.release_precision optional
   * @param body.label optional
   * @param body.catalogue_number optional
   * @param body.copyright optional
   * @param body.description optional
   * @param body.upc optional
   * @param body.downloadable optional
   * @param body.visibility optional
   * @param body.publish_at optional
   * @param body.artist_ids optional
   * @param body.genre_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'albums/{id}', ...call: Arguments<Call<'PUT', 'albums/{id}'>>): Promise<Answer<'PUT', 'albums/{id}'>>;
  /**
   * Change an artist. For signed-in users.
   *
   * `PUT /api/v1/artists/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.bio optional
   * @param body.country optional
   * @param body.city optional
   * @param body.links optional
   * @param body.verified optional
   * @param body.disabled optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'artists/{id}', ...call: Arguments<Call<'PUT', 'artists/{id}'>>): Promise<Answer<'PUT', 'artists/{id}'>>;
  /**
   * Rename a genre. Needs the permission `genres.manage`.
   *
   * `PUT /api/v1/genres/{genre}`
   *
   * @param params.genre required
   * @param body.display_name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'genres/{genre}', ...call: Arguments<Call<'PUT', 'genres/{genre}'>>): Promise<Answer<'PUT', 'genres/{genre}'>>;
  /**
   * Change the settings of a library. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `PUT /api/v1/libraries/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.separators optional
   * @param body.folders_as_hint optional
   * @param body.sides optional
   * @param body.watch optional
   * @param body.poll_minutes optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'libraries/{id}', ...call: Arguments<Call<'PUT', 'libraries/{id}'>>): Promise<Answer<'PUT', 'libraries/{id}'>>;
  /**
   * Set the lyrics of a track. For signed-in users.
   *
   * `PUT /api/v1/tracks/{id}/lyrics`
   *
   * @param params.id required
   * @param body.language optional
   * @param body.text required
   * @param body.lines optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'tracks/{id}/lyrics', ...call: Arguments<Call<'PUT', 'tracks/{id}/lyrics'>>): Promise<Answer<'PUT', 'tracks/{id}/lyrics'>>;
  /**
   * Rename a tag. Needs the permission `tags.manage`.
   *
   * `PUT /api/v1/tags/{tag}`
   *
   * @param params.tag required
   * @param body.display_name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'tags/{tag}', ...call: Arguments<Call<'PUT', 'tags/{tag}'>>): Promise<Answer<'PUT', 'tags/{tag}'>>;
  /**
   * Change a track. For signed-in users.
   *
   * `PUT /api/v1/tracks/{id}`
   *
   * @param params.id required
   * @param body.name optional
   * @param body.disc_number optional
   * @param body.number optional
   * @param body.explicit optional
   * @param body.description optional
   * @param body.isrc optional
   * @param body.bpm optional
   * @param body.musical_key optional
   * @param body.visibility optional
   * @param body.publish_at optional
   * @param body.genre_ids optional
   * @param body.tag_ids optional
   * @param body.credits optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'tracks/{id}', ...call: Arguments<Call<'PUT', 'tracks/{id}'>>): Promise<Answer<'PUT', 'tracks/{id}'>>;
  /**
   * Renames a workspace. For signed-in users.
   *
   * `PUT /api/v1/workspaces/{workspace}`
   *
   * @param params.workspace required
   * @param body.name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'workspaces/{workspace}', ...call: Arguments<Call<'PUT', 'workspaces/{workspace}'>>): Promise<Answer<'PUT', 'workspaces/{workspace}'>>;
  /**
   * Gives a member another role. For signed-in users.
   *
   * `PUT /api/v1/workspaces/{workspace}/members/{user}`
   *
   * @param params.workspace required
   * @param params.user required
   * @param body.role_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'workspaces/{workspace}/members/{user}', ...call: Arguments<Call<'PUT', 'workspaces/{workspace}/members/{user}'>>): Promise<Answer<'PUT', 'workspaces/{workspace}/members/{user}'>>;
  /**
   * Says what a member may do: `add` or `edit`. For signed-in users.
   *
   * `PUT /api/v1/playlists/{playlist}/people/{user}`
   *
   * @param params.playlist required
   * @param params.user required
   * @param body.role required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'playlists/{playlist}/people/{user}', ...call: Arguments<Call<'PUT', 'playlists/{playlist}/people/{user}'>>): Promise<Answer<'PUT', 'playlists/{playlist}/people/{user}'>>;
  /**
   * Follows an artist or a person. For signed-in users.
   *
   * `PUT /api/v1/users/me/follows/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/follows/{type}/{id}', ...call: Arguments<Call<'PUT', 'users/me/follows/{type}/{id}'>>): Promise<Answer<'PUT', 'users/me/follows/{type}/{id}'>>;
  /**
   * Likes a track, an album or a playlist. For signed-in users.
   *
   * `PUT /api/v1/users/me/likes/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/likes/{type}/{id}', ...call: Arguments<Call<'PUT', 'users/me/likes/{type}/{id}'>>): Promise<Answer<'PUT', 'users/me/likes/{type}/{id}'>>;
  /**
   * Pins a playlist, an album or an artist. For signed-in users.
   *
   * `PUT /api/v1/users/me/pins/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/pins/{type}/{id}', ...call: Arguments<Call<'PUT', 'users/me/pins/{type}/{id}'>>): Promise<Answer<'PUT', 'users/me/pins/{type}/{id}'>>;
  /**
   * Gives a folder another name. For signed-in users.
   *
   * `PUT /api/v1/users/me/library/folders/{folder}`
   *
   * @param params.folder required
   * @param body.name required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/library/folders/{folder}', ...call: Arguments<Call<'PUT', 'users/me/library/folders/{folder}'>>): Promise<Answer<'PUT', 'users/me/library/folders/{folder}'>>;
  /**
   * Keeps a playlist in a folder, or outside of all. For signed-in users.
   *
   * `PUT /api/v1/users/me/library/playlists/{playlist}/folder`
   *
   * @param params.playlist required
   * @param body.folder_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/library/playlists/{playlist}/folder', ...call: Arguments<Call<'PUT', 'users/me/library/playlists/{playlist}/folder'>>): Promise<Answer<'PUT', 'users/me/library/playlists/{playlist}/folder'>>;
  /**
   * Puts a playlist in front of another one in your own order. For signed-in users.
   *
   * `PUT /api/v1/users/me/library/playlists/{playlist}/place`
   *
   * @param params.playlist required
   * @param body.before required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'users/me/library/playlists/{playlist}/place', ...call: Arguments<Call<'PUT', 'users/me/library/playlists/{playlist}/place'>>): Promise<Answer<'PUT', 'users/me/library/playlists/{playlist}/place'>>;
  /**
   * Changes name, description or visibility of a playlist. For signed-in users.
   *
   * `PUT /api/v1/playlists/{playlist}`
   *
   * @param params.playlist required
   * @param body.name optional
   * @param body.description optional
   * @param body.visibility optional
   * @param body.rules optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'playlists/{playlist}', ...call: Arguments<Call<'PUT', 'playlists/{playlist}'>>): Promise<Answer<'PUT', 'playlists/{playlist}'>>;
  /**
   * Puts the tracks of a release in order. For signed-in users.
   *
   * `PUT /api/v1/backstage/releases/{release}/tracks`
   *
   * @param params.release required
   * @param body.discs required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'backstage/releases/{release}/tracks', ...call: Arguments<Call<'PUT', 'backstage/releases/{release}/tracks'>>): Promise<Answer<'PUT', 'backstage/releases/{release}/tracks'>>;
  /**
   * Gives a release an uploaded picture as its cover. For signed-in users.
   *
   * `PUT /api/v1/backstage/releases/{release}/cover`
   *
   * @param params.release required
   * @param body.entry_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'backstage/releases/{release}/cover', ...call: Arguments<Call<'PUT', 'backstage/releases/{release}/cover'>>): Promise<Answer<'PUT', 'backstage/releases/{release}/cover'>>;
  /**
   * Gives a track the sound of an uploaded file; all else of it stays. For signed-in users.
   *
   * `PUT /api/v1/backstage/tracks/{track}/file`
   *
   * @param params.track required
   * @param body.entry_id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'backstage/tracks/{track}/file', ...call: Arguments<Call<'PUT', 'backstage/tracks/{track}/file'>>): Promise<Answer<'PUT', 'backstage/tracks/{track}/file'>>;
  /**
   * Gives an artist an uploaded picture as portrait or wide picture, or takes it. For signed-in users.
   *
   * `PUT /api/v1/backstage/artists/{artist}/picture`
   *
   * @param params.artist required
   * @param body.entry_id required
   * @param body.place optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'backstage/artists/{artist}/picture', ...call: Arguments<Call<'PUT', 'backstage/artists/{artist}/picture'>>): Promise<Answer<'PUT', 'backstage/artists/{artist}/picture'>>;
  /**
   * Changes the role of somebody who works for an artist. For signed-in users.
   *
   * `PUT /api/v1/backstage/artists/{artist}/members/{user}`
   *
   * @param params.artist required
   * @param params.user required
   * @param body.role required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'backstage/artists/{artist}/members/{user}', ...call: Arguments<Call<'PUT', 'backstage/artists/{artist}/members/{user}'>>): Promise<Answer<'PUT', 'backstage/artists/{artist}/members/{user}'>>;
  /**
   * Say what stands in a place; new code needs a password of the last 15 minutes. Needs the permission `ads.manage`.
   *
   * `PUT /api/v1/ads/{slot}`
   *
   * @param params.slot required
   * @param body.kind required
   * @param body.height required
   * @param body.image required
   * @param body.link required
   * @param body.alt required
   * @param body.html required
   * @param body.needs_consent required
   * @param body.updated_at optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'ads/{slot}', ...call: Arguments<Call<'PUT', 'ads/{slot}'>>): Promise<Answer<'PUT', 'ads/{slot}'>>;
  /**
   * Saves what was changed of a channel and the order of what is on it; refused when it was saved since `rev`. Needs the permission `channels.manage`.
   *
   * `PUT /api/v1/channels/{channel}`
   *
   * @param params.channel required
   * @param body.rev required
   * @param body.name optional
   * @param body.description optional
   * @param body.layout optional
   * @param body.content optional
   * @param body.rule optional
   * @param body.window_days optional
   * @param body.genre_id optional
   * @param body.opening_tracks optional
   * @param body.limit optional
   * @param body.item_ids optional
   * @param body.slug optional
   * @param body.visibility optional
   * @param body.seo optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'channels/{channel}', ...call: Arguments<Call<'PUT', 'channels/{channel}'>>): Promise<Answer<'PUT', 'channels/{channel}'>>;
  /**
   * Saves what was changed of a page; refused when it was saved since `rev`. Needs the permission `pages.manage`.
   *
   * `PUT /api/v1/custom-pages/{page}`
   *
   * @param params.page required
   * @param body.rev required
   * @param body.title optional
   * @param body.slug optional
   * @param body.body optional
   * @param body.seo optional
   * @param body.visibility optional
   * @param body.audience optional
   * @param body.role_ids optional
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'custom-pages/{page}', ...call: Arguments<Call<'PUT', 'custom-pages/{page}'>>): Promise<Answer<'PUT', 'custom-pages/{page}'>>;
  /**
   * Changes settings by key: all of them or none. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `PUT /api/v1/settings`
   *
   * @param body.values required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  put(path: 'settings', ...call: Arguments<Call<'PUT', 'settings'>>): Promise<Answer<'PUT', 'settings'>>;
  /** Any documented path of PUT. */
  put<P extends Path<'PUT'>>(path: P, ...call: Arguments<Call<'PUT', P>>): Promise<Answer<'PUT', P>>;
  /**
   * Delete a language; not the default one. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/localizations/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'localizations/{id}', ...call: Arguments<Call<'DELETE', 'localizations/{id}'>>): Promise<Answer<'DELETE', 'localizations/{id}'>>;
  /**
   * Revokes a token at once. Needs the permission `api.access`. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/access-tokens/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'access-tokens/{id}', ...call: Arguments<Call<'DELETE', 'access-tokens/{id}'>>): Promise<Answer<'DELETE', 'access-tokens/{id}'>>;
  /**
   * Ends one of the user’s sessions. For signed-in users. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/users/me/sessions/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/sessions/{id}', ...call: Arguments<Call<'DELETE', 'users/me/sessions/{id}'>>): Promise<Answer<'DELETE', 'users/me/sessions/{id}'>>;
  /**
   * Ends all sessions but this one. For signed-in users. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/users/me/sessions`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/sessions', ...call: Arguments<Call<'DELETE', 'users/me/sessions'>>): Promise<Answer<'DELETE', 'users/me/sessions'>>;
  /**
   * Removes one of your messages. For signed-in users.
   *
   * `DELETE /api/v1/notifications/{notification}`
   *
   * @param params.notification required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'notifications/{notification}', ...call: Arguments<Call<'DELETE', 'notifications/{notification}'>>): Promise<Answer<'DELETE', 'notifications/{notification}'>>;
  /**
   * Removes a role from everybody and for good. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/roles/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'roles/{id}', ...call: Arguments<Call<'DELETE', 'roles/{id}'>>): Promise<Answer<'DELETE', 'roles/{id}'>>;
  /**
   * Removes one’s own account for good: `deleteCurrentUser=true`. For signed-in users. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/users/{id}`
   *
   * @param params.id required
   * @param query.deleteCurrentUser required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 423: Confirm your password to continue.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/{id}', ...call: Arguments<Call<'DELETE', 'users/{id}'>>): Promise<Answer<'DELETE', 'users/{id}'>>;
  /**
   * Removes the picture. For signed-in users.
   *
   * `DELETE /api/v1/users/{id}/avatar`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/{id}/avatar', ...call: Arguments<Call<'DELETE', 'users/{id}/avatar'>>): Promise<Answer<'DELETE', 'users/{id}/avatar'>>;
  /**
   * Delete an album with its tracks for good. For signed-in users.
   *
   * `DELETE /api/v1/albums/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'albums/{id}', ...call: Arguments<Call<'DELETE', 'albums/{id}'>>): Promise<Answer<'DELETE', 'albums/{id}'>>;
  /**
   * Delete an artist. Needs the permission `artists.manage`.
   *
   * `DELETE /api/v1/artists/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'artists/{id}', ...call: Arguments<Call<'DELETE', 'artists/{id}'>>): Promise<Answer<'DELETE', 'artists/{id}'>>;
  /**
   * Delete a genre. Needs the permission `genres.manage`.
   *
   * `DELETE /api/v1/genres/{genre}`
   *
   * @param params.genre required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'genres/{genre}', ...call: Arguments<Call<'DELETE', 'genres/{genre}'>>): Promise<Answer<'DELETE', 'genres/{genre}'>>;
  /**
   * Forget a folder; its tracks become missing. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
   *
   * `DELETE /api/v1/libraries/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'libraries/{id}', ...call: Arguments<Call<'DELETE', 'libraries/{id}'>>): Promise<Answer<'DELETE', 'libraries/{id}'>>;
  /**
   * Remove the lyrics of a track. For signed-in users.
   *
   * `DELETE /api/v1/tracks/{id}/lyrics`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'tracks/{id}/lyrics', ...call: Arguments<Call<'DELETE', 'tracks/{id}/lyrics'>>): Promise<Answer<'DELETE', 'tracks/{id}/lyrics'>>;
  /**
   * Delete a tag. Needs the permission `tags.manage`.
   *
   * `DELETE /api/v1/tags/{tag}`
   *
   * @param params.tag required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'tags/{tag}', ...call: Arguments<Call<'DELETE', 'tags/{tag}'>>): Promise<Answer<'DELETE', 'tags/{tag}'>>;
  /**
   * Delete a track for good. For signed-in users.
   *
   * `DELETE /api/v1/tracks/{id}`
   *
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'tracks/{id}', ...call: Arguments<Call<'DELETE', 'tracks/{id}'>>): Promise<Answer<'DELETE', 'tracks/{id}'>>;
  /**
   * Takes the picture of a workspace. For signed-in users.
   *
   * `DELETE /api/v1/workspaces/{workspace}/image`
   *
   * @param params.workspace required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'workspaces/{workspace}/image', ...call: Arguments<Call<'DELETE', 'workspaces/{workspace}/image'>>): Promise<Answer<'DELETE', 'workspaces/{workspace}/image'>>;
  /**
   * Removes a member, or yourself; the owner stays. For signed-in users.
   *
   * `DELETE /api/v1/workspaces/{workspace}/members/{user}`
   *
   * @param params.workspace required
   * @param params.user required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'workspaces/{workspace}/members/{user}', ...call: Arguments<Call<'DELETE', 'workspaces/{workspace}/members/{user}'>>): Promise<Answer<'DELETE', 'workspaces/{workspace}/members/{user}'>>;
  /**
   * Takes an invitation back. For signed-in users.
   *
   * `DELETE /api/v1/workspaces/{workspace}/invites/{invite}`
   *
   * @param params.workspace required
   * @param params.invite required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'workspaces/{workspace}/invites/{invite}', ...call: Arguments<Call<'DELETE', 'workspaces/{workspace}/invites/{invite}'>>): Promise<Answer<'DELETE', 'workspaces/{workspace}/invites/{invite}'>>;
  /**
   * Declines an invitation. For signed-in users.
   *
   * `DELETE /api/v1/workspace/invite/{inviteId}`
   *
   * @param params.inviteId required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'workspace/invite/{inviteId}', ...call: Arguments<Call<'DELETE', 'workspace/invite/{inviteId}'>>): Promise<Answer<'DELETE', 'workspace/invite/{inviteId}'>>;
  /**
   * Revokes a link; who has joined by it stays. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/links/{link}`
   *
   * @param params.playlist required
   * @param params.link required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/links/{link}', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/links/{link}'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/links/{link}'>>;
  /**
   * Declines an invitation that is for you alone. For signed-in users.
   *
   * `DELETE /api/v1/playlist-invitations/{secret}`
   *
   * @param params.secret required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlist-invitations/{secret}', ...call: Arguments<Call<'DELETE', 'playlist-invitations/{secret}'>>): Promise<Answer<'DELETE', 'playlist-invitations/{secret}'>>;
  /**
   * Ends your part in a playlist. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/people/me`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/people/me', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/people/me'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/people/me'>>;
  /**
   * Takes a member out; what they have put in stays. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/people/{user}`
   *
   * @param params.playlist required
   * @param params.user required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/people/{user}', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/people/{user}'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/people/{user}'>>;
  /**
   * Follows an artist or a person no longer. For signed-in users.
   *
   * `DELETE /api/v1/users/me/follows/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/follows/{type}/{id}', ...call: Arguments<Call<'DELETE', 'users/me/follows/{type}/{id}'>>): Promise<Answer<'DELETE', 'users/me/follows/{type}/{id}'>>;
  /**
   * Likes a track, an album or a playlist no longer. For signed-in users.
   *
   * `DELETE /api/v1/users/me/likes/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/likes/{type}/{id}', ...call: Arguments<Call<'DELETE', 'users/me/likes/{type}/{id}'>>): Promise<Answer<'DELETE', 'users/me/likes/{type}/{id}'>>;
  /**
   * Unpins it. For signed-in users.
   *
   * `DELETE /api/v1/users/me/pins/{type}/{id}`
   *
   * @param params.type required
   * @param params.id required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/pins/{type}/{id}', ...call: Arguments<Call<'DELETE', 'users/me/pins/{type}/{id}'>>): Promise<Answer<'DELETE', 'users/me/pins/{type}/{id}'>>;
  /**
   * Deletes a folder; the playlists in it stay. For signed-in users.
   *
   * `DELETE /api/v1/users/me/library/folders/{folder}`
   *
   * @param params.folder required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/library/folders/{folder}', ...call: Arguments<Call<'DELETE', 'users/me/library/folders/{folder}'>>): Promise<Answer<'DELETE', 'users/me/library/folders/{folder}'>>;
  /**
   * Forgets what the file said of songs; tracks in the playlist stay. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/entries`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/entries', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/entries'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/entries'>>;
  /**
   * Takes the cover of a playlist: those of its albums stand in. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/cover`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/cover', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/cover'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/cover'>>;
  /**
   * Deletes a playlist; for 30 days it can be brought back. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}'>>): Promise<Answer<'DELETE', 'playlists/{playlist}'>>;
  /**
   * Takes tracks out of a playlist; for 30 days they can be put back. For signed-in users.
   *
   * `DELETE /api/v1/playlists/{playlist}/tracks`
   *
   * @param params.playlist required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'playlists/{playlist}/tracks', ...call: Arguments<Call<'DELETE', 'playlists/{playlist}/tracks'>>): Promise<Answer<'DELETE', 'playlists/{playlist}/tracks'>>;
  /**
   * Forget all you have played. For signed-in users.
   *
   * `DELETE /api/v1/users/me/history`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/history', ...call: Arguments<Call<'DELETE', 'users/me/history'>>): Promise<Answer<'DELETE', 'users/me/history'>>;
  /**
   * Forget one play. For signed-in users.
   *
   * `DELETE /api/v1/users/me/history/{play}`
   *
   * @param params.play required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/history/{play}', ...call: Arguments<Call<'DELETE', 'users/me/history/{play}'>>): Promise<Answer<'DELETE', 'users/me/history/{play}'>>;
  /**
   * Waits no longer for some of it (`ids`), or for all. For signed-in users.
   *
   * `DELETE /api/v1/users/me/library/awaited`
   *
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 413: This is too large.
   * @throws KanteleError 415: This content type is not supported.
   * @throws KanteleError 422: Please correct the marked fields.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'users/me/library/awaited', ...call: Arguments<Call<'DELETE', 'users/me/library/awaited'>>): Promise<Answer<'DELETE', 'users/me/library/awaited'>>;
  /**
   * Removes somebody who works for an artist, oneself too. For signed-in users.
   *
   * `DELETE /api/v1/backstage/artists/{artist}/members/{user}`
   *
   * @param params.artist required
   * @param params.user required
   * @throws KanteleError 400: This request could not be understood.
   * @throws KanteleError 401: Sign in to continue.
   * @throws KanteleError 403: You are not allowed to do this.
   * @throws KanteleError 404: There is nothing here.
   * @throws KanteleError 409: Someone else has changed this meanwhile. Reload to see it.
   * @throws KanteleError 429: Too many attempts. Please try again later.
   * @throws KanteleError 503: There was an issue. Please try again later.
   */
  delete(path: 'backstage/artists/{artist}/members/{user}', ...call: Arguments<Call<'DELETE', 'backstage/artists/{artist}/members/{user}'>>): Promise<Answer<'DELETE', 'backstage/artists/{artist}/members/{user}'>>;
  /** Any documented path of DELETE. */
  delete<P extends Path<'DELETE'>>(path: P, ...call: Arguments<Call<'DELETE', P>>): Promise<Answer<'DELETE', P>>;
}

/** Every procedure of the site, as its own application calls them; may change between versions. */
export interface ApiClient {
  audit: {
    /**
     * What was done, newest first. Needs the permission `audit.view`. Not by access token: only signed in on the site.
     *
     * REST: `GET audit-events`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.actor_id optional
     * @param input.action optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListAuditEventsInput'], Shapes['AuditEvents']>;
    /**
     * Actions there are events of. Needs the permission `audit.view`. Not by access token: only signed in on the site.
     *
     * REST: `GET audit-events/actions`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    actions: Query<undefined, Shapes['AuditActions']>;
  };
  files: {
    /**
     * Content of a folder, files by part of their name, or the trash. For signed-in users.
     *
     * REST: `GET file-entries`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.parentId optional
     * @param input.query optional
     * @param input.trashed optional
     * @param input.everybody optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListFilesInput'], Shapes['FilePage']>;
    /**
     * A file or folder. For signed-in users.
     *
     * REST: `GET file-entries/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['FileEntryResponse']>;
    /**
     * Folders in a folder, and the way to it. For signed-in users.
     *
     * REST: `GET file-entries/folders`.
     * @param input.parentId optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    folders: Query<Shapes['ListFolders'], Shapes['Folders']>;
    /**
     * Makes a folder. Needs the permission `files.create`.
     *
     * REST: `POST file-entries/folders`.
     * @param input.name required
     * @param input.parentId optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createFolder: Mutation<Shapes['CreateFolderInput'], Shapes['FileEntryResponse']>;
    /**
     * Renames or moves a file or folder. For signed-in users.
     *
     * REST: `PUT file-entries/{id}`.
     * @param input.id required
     * @param input.name optional
     * @param input.parentId optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateFileInput'], Shapes['FileEntryResponse']>;
    /**
     * Moves files to the trash, or removes them for good: all of them or none. For signed-in users.
     *
     * REST: `POST file-entries/delete`.
     * @param input.entryIds optional
     * @param input.paths optional
     * @param input.deleteForever optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['DeleteFilesInput'], Shapes['ChangedOutput']>;
    /**
     * Takes files out of the trash. For signed-in users.
     *
     * REST: `POST file-entries/restore`.
     * @param input.entryIds required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['FileIds'], Shapes['ChangedOutput']>;
  };
  localizations: {
    /**
     * Languages of the site, also those that are switched off. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET localizations`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListLocalizations'], Shapes['LocalizationsResponse']>;
    /**
     * Texts of the product with their translations. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET localizations/{id}/lines`.
     * @param input.id required
     * @param input.query optional
     * @param input.filter optional
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    lines: Query<Shapes['ListMessagesInput'], Shapes['LinePage']>;
    /**
     * Add a language. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST localizations`.
     * @param input.language required
     * @param input.name required
     * @param input.enabled optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateLocalizationInput'], Shapes['LocalizationResponse']>;
    /**
     * Rename a language, or switch it on or off. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `PUT localizations/{id}`.
     * @param input.id required
     * @param input.name optional
     * @param input.enabled optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateLocalizationInput'], Shapes['LocalizationResponse']>;
    /**
     * Change lines by their English text; null takes a change back. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `PUT localizations/{id}/lines`.
     * @param input.id required
     * @param input.lines required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateLines: Mutation<Shapes['UpdateMessages'], Shapes['LocalizationResponse']>;
    /**
     * Delete a language; not the default one. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `DELETE localizations/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['DeleteLocalization'], Shapes['Done']>;
    /**
     * A language as a file. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET localizations/{id}/export`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    export: Query<Shapes['DeleteLocalization'], Shapes['LocalizationFile']>;
    /**
     * Take over the lines of a file; says which ones do not fit. Needs the permission `localizations.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST localizations/{id}/import`.
     * @param input.id required
     * @param input.lines required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    import: Mutation<Shapes['ImportLocalization'], Shapes['ImportResponseOutput']>;
  };
  mails: {
    /**
     * Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.state optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListMailsInput'], Shapes['MailPage']>;
    /**
     * Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['GetMail'], Shapes['MailResponse']>;
    /**
     * Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.resends required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resend: Mutation<Shapes['ResendMail'], Shapes['ResentMail']>;
  };
  accessTokens: {
    /**
     * Personal access tokens of the user. Needs the permission `api.access`. Not by access token: only signed in on the site.
     *
     * REST: `GET access-tokens`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<undefined, Shapes['AccessTokens']>;
    /**
     * Makes a token: `plainTextToken` is shown this once. Needs the permission `api.access`. Not by access token: only signed in on the site.
     *
     * REST: `POST access-tokens`.
     * @param input.tokenName required
     * @param input.scope optional
     * @param input.workspace_id optional
     * @param input.expires_at optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateAccessTokenInput'], Shapes['CreatedAccessToken']>;
    /**
     * Revokes a token at once. Needs the permission `api.access`. Not by access token: only signed in on the site.
     *
     * REST: `DELETE access-tokens/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
  };
  auth: {
    /**
     * Signs in with email and password; sets the session cookie. For everybody.
     *
     * REST: `POST auth/login`.
     * @param input.email required
     * @param input.password required
     * @param input.remember optional
     * @param input.human_token optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    login: Mutation<Shapes['LoginInput'], Shapes['LoginResponse']>;
    /**
     * Ends the session of the cookie. For everybody.
     *
     * REST: `POST auth/logout`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    logout: Mutation<undefined, Shapes['LoginResponse']>;
    /**
     * Makes an account and signs it in; one boolean for each policy under its id. For everybody.
     *
     * REST: `POST auth/register`.
     * @param input.email required
     * @param input.password required
     * @param input.password_confirmation required
     * @param input.human_token optional
     * @param input.inviteId optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    register: Mutation<Shapes['RegisterInput'], Shapes['RegisterResponse']>;
    /**
     * Mails a link that sets a new password; the answer does not tell whether there is an account. For everybody.
     *
     * REST: `POST auth/forgot-password`.
     * @param input.email required
     * @param input.human_token optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    forgotPassword: Mutation<Shapes['ForgotPasswordInput'], Shapes['Message']>;
    /**
     * For everybody.
     *
     * @param input.token required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resetLink: Query<Shapes['ResetLink'], Shapes['ResetLinkState']>;
    /**
     * Sets a new password by the token of the mail; ends all sessions and access tokens. For everybody.
     *
     * REST: `POST auth/reset-password`.
     * @param input.token required
     * @param input.email required
     * @param input.password required
     * @param input.password_confirmation required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resetPassword: Mutation<Shapes['ResetPasswordInput'], Shapes['Message']>;
    /**
     * Mails the link that confirms an address again; it works for 24 hours. For everybody.
     *
     * REST: `POST auth/email/verification-notification`.
     * @param input.email required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sendVerification: Mutation<Shapes['SendVerificationInput'], Shapes['Message']>;
    /**
     * Confirms an address by the parts of the link in the mail; with `email`, makes it the account’s. For everybody.
     *
     * REST: `POST auth/email/verify`.
     * @param input.id required
     * @param input.expires required
     * @param input.signature required
     * @param input.email optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    verifyEmail: Mutation<Shapes['VerifyEmailInput'], Shapes['VerifyEmailResponse']>;
    /**
     * Gives the password again before something that asks for a recent one. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST auth/confirm-password`.
     * @param input.password required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    confirmPassword: Mutation<Shapes['ConfirmPassword'], Shapes['Done']>;
    /**
     * Mails a link to another address, which becomes the account’s when the link is opened. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST users/me/email`.
     * @param input.email required
     * @param input.password required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    changeEmail: Mutation<Shapes['ChangeEmailInput'], Shapes['Message']>;
    /**
     * Changes the password; ends all other sessions, and with `revoke_tokens` access tokens. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST users/me/password/change`.
     * @param input.current_password required
     * @param input.new_password required
     * @param input.new_password_confirmation required
     * @param input.revoke_tokens optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    changePassword: Mutation<Shapes['ChangePasswordInput'], Shapes['Done']>;
    /**
     * Where the user is signed in. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `GET users/me/sessions`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sessions: Query<undefined, Shapes['Sessions']>;
    /**
     * Ends one of the user’s sessions. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `DELETE users/me/sessions/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    endSession: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * Ends all sessions but this one. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `DELETE users/me/sessions`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    endOtherSessions: Mutation<undefined, Shapes['Ended']>;
    /**
     * A challenge for the human check, if one is asked for. For everybody.
     *
     * REST: `GET human-check`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    humanChallenge: Query<undefined, Shapes['CaptchaChallenge']>;
    /**
     * Whether a token of the human check is good; the guarded action checks it again. For everybody.
     *
     * REST: `POST recaptcha/verify`.
     * @param input.token required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    verifyHuman: Mutation<Shapes['VerifyCaptcha'], Shapes['CaptchaAnswer']>;
  };
  settings: {
    /**
     * User, settings, language lines and themes: `data` is base64 of UTF-8 JSON. For everybody.
     *
     * REST: `GET bootstrap-data`.
     * @param input.active_theme optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    bootstrap: Query<Shapes['BootstrapInput'], Shapes['BootstrapData']>;
    /**
     * Time zones by region, countries and languages, by a comma list of names. For everybody.
     *
     * REST: `GET value-lists/{names}`.
     * @param input.names required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    valueLists: Query<Shapes['ValueListsInputOutput'], Shapes['ValueLists']>;
    /**
     * Every setting with value, default and schema; secrets only say whether they are set. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET settings`.
     * @param input.group optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListSettings'], Shapes['SettingsResponse']>;
    /**
     * Changes settings by key: all of them or none. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `PUT settings`.
     * @param input.values required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateSettings'], Shapes['SettingsResponse']>;
    /**
     * Sends a mail at once and answers what the mail server said. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST settings/test-mail`.
     * @param input.to required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    testMail: Mutation<Shapes['TestMail'], Shapes['ConnectionTest']>;
    /**
     * Writes, reads and removes a file. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST settings/test-storage`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    testStorage: Mutation<Shapes['TestScanner'], Shapes['ConnectionTest']>;
    /**
     * Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    testScanner: Mutation<Shapes['TestScanner'], Shapes['ConnectionTest']>;
    /**
     * Whether a sign-in service can be reached with its settings. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST settings/test-social`.
     * @param input.service required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    testSocial: Mutation<Shapes['TestSocial'], Shapes['ConnectionTest']>;
  };
  notifications: {
    /**
     * Your messages, the newest first. For signed-in users.
     *
     * REST: `GET notifications`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListNotificationsInput'], Shapes['NotificationPage']>;
    /**
     * How many messages you have not read. For signed-in users.
     *
     * REST: `GET notifications/unread`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    unread: Query<undefined, Shapes['Unread']>;
    /**
     * Marks messages as read; `markAllAsRead` all there are. For signed-in users.
     *
     * REST: `POST notifications/mark-as-read`.
     * @param input.ids optional
     * @param input.markAllAsRead optional
     * @param input.upTo optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    markAsRead: Mutation<Shapes['MarkAsReadInput'], Shapes['Unread']>;
    /**
     * Removes one of your messages. For signed-in users.
     *
     * REST: `DELETE notifications/{notification}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    remove: Mutation<Shapes['ByNotificationId'], Shapes['Unread']>;
    /**
     * Kinds of messages by group, and which you want by which way. For signed-in users.
     *
     * REST: `GET notifications/me/subscriptions`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    subscriptions: Query<undefined, Shapes['Subscriptions']>;
    /**
     * Says which messages you want by which way: the whole choice. For signed-in users.
     *
     * REST: `PUT notifications/me/subscriptions`.
     * @param input.selections required
     * @param input.mail_frequency optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateSubscriptions: Mutation<Shapes['UpdateSubscriptions'], Shapes['Subscriptions']>;
    /**
     * Switches a kind of message off by every way. For signed-in users.
     *
     * REST: `POST notifications/me/mute`.
     * @param input.notif_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    mute: Mutation<Shapes['ByKind'], Shapes['Subscriptions']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.endpoint required
     * @param input.keys required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    subscribeBrowser: Mutation<Shapes['SubscribeBrowser'], Shapes['Done']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.endpoint required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    unsubscribeBrowser: Mutation<Shapes['UnsubscribeBrowser'], Shapes['Done']>;
    /**
     * Writes to everybody who has an account; `test` to oneself only. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST notifications/system-messages`.
     * @param input.title required
     * @param input.body optional
     * @param input.test optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sendSystemMessage: Mutation<Shapes['SendSystemMessageInput'], Shapes['Done']>;
    /**
     * Ends mails as the link in one of them says, without signing in. For everybody.
     *
     * REST: `POST notifications/unsubscribe`.
     * @param input.token required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    unsubscribe: Mutation<Shapes['Unsubscribe'], Shapes['Unsubscribed']>;
  };
  roles: {
    /**
     * All roles of the site, or with `type` `workspace` those of workspaces. Needs the permission `admin.access`. Not by access token: only signed in on the site.
     *
     * REST: `GET roles`.
     * @param input.type optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ByTypeInput'], Shapes['Roles']>;
    /**
     * All permissions of roles of the site, or with `type` `workspace` of roles of workspaces. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET permissions`.
     * @param input.type optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    permissions: Query<Shapes['ByTypeInput'], Shapes['PermissionList']>;
    /**
     * A role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET roles/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['RoleResponse']>;
    /**
     * Users who have the role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET roles/{id}/members`.
     * @param input.id required
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    members: Query<Shapes['ListMembersInput'], Shapes['Members']>;
    /**
     * Makes a role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST roles`.
     * @param input.type optional
     * @param input.name required
     * @param input.description optional
     * @param input.permissions optional
     * @param input.default optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateRoleInput'], Shapes['RoleResponse']>;
    /**
     * Changes a role. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `PUT roles/{id}`.
     * @param input.id required
     * @param input.name optional
     * @param input.description optional
     * @param input.permissions optional
     * @param input.default optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateRoleInput'], Shapes['RoleResponse']>;
    /**
     * Removes a role from everybody and for good. Needs the permission `roles.manage`. Not by access token: only signed in on the site.
     *
     * REST: `DELETE roles/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
  };
  socialLogin: {
    /**
     * Services one can sign in with. For everybody.
     *
     * REST: `GET secure/auth/social`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    services: Query<Shapes['ListServices'], Shapes['ServicesResponse']>;
    /**
     * Connects the profile that waits in this browser, by the password of the account. For everybody.
     *
     * REST: `POST secure/auth/social/connect`.
     * @param input.password required
     * @param input.type optional
     * @param input.status optional
     * @param input.callbackData optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    connect: Mutation<Shapes['ConnectInput'], Shapes['ConnectResponse']>;
    /**
     * Takes a service off the account. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST secure/auth/social/{service}/disconnect`.
     * @param input.service required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    disconnect: Mutation<Shapes['DisconnectInput'], Shapes['Done']>;
  };
  users: {
    /**
     * A user, `me` for oneself; `with` adds roles, social_profiles, tokens. For everybody.
     *
     * REST: `GET users/{id}`.
     * @param input.id required
     * @param input.with optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['GetUser'], Shapes['UserResponse']>;
    /**
     * Changes a user; `me` for oneself. For signed-in users.
     *
     * REST: `PUT users/{id}`.
     * @param input.id required
     * @param input.display_name optional
     * @param input.first_name optional
     * @param input.last_name optional
     * @param input.language optional
     * @param input.country optional
     * @param input.timezone optional
     * @param input.avatar optional
     * @param input.email optional
     * @param input.email_verified optional
     * @param input.password optional
     * @param input.role_ids optional
     * @param input.direct_permissions optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateUserInput'], Shapes['FullUserResponse']>;
    /**
     * Sets the picture: multipart with `file`, or JSON with `url`. For signed-in users.
     *
     * REST: `POST users/{id}/avatar`.
     * @param input.id required
     * @param input.url optional
     * @param input.file optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setAvatar: Mutation<Shapes['SetAvatar'], Shapes['FullUserResponse']>;
    /**
     * Removes the picture. For signed-in users.
     *
     * REST: `DELETE users/{id}/avatar`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeAvatar: Mutation<Shapes['ByUserId'], Shapes['Done']>;
    /**
     * Chooses the language. For everybody.
     *
     * REST: `POST users/me/locale`.
     * @param input.locale required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setLocale: Mutation<Shapes['SetLocale'], Shapes['Done']>;
    /**
     * Removes one’s own account for good: `deleteCurrentUser=true`. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `DELETE users/{id}`.
     * @param input.id required
     * @param input.deleteCurrentUser required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['DeleteUser'], Shapes['Done']>;
    /**
     * The export of one’s data, however far it is. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `GET users/me/export`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    dataExport: Query<undefined, Shapes['DataExport']>;
    /**
     * Starts an export of one’s data; asks for a recent password. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST users/me/export`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    requestDataExport: Mutation<undefined, Shapes['DataExport']>;
    /**
     * An address that downloads the export once. For signed-in users. Not by access token: only signed in on the site.
     *
     * REST: `POST users/me/export/link`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    linkDataExport: Mutation<undefined, Shapes['DownloadLink']>;
    /**
     * All users by filters. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET users`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.role_id optional
     * @param input.verified optional
     * @param input.suspended optional
     * @param input.created_from optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListUsersInput'], Shapes['Users']>;
    /**
     * Makes an account. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users`.
     * @param input.email required
     * @param input.display_name required
     * @param input.password optional
     * @param input.email_verified optional
     * @param input.role_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateUserInput'], Shapes['FullUserResponse']>;
    /**
     * Signs users out and keeps them out. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/suspend`.
     * @param input.ids required
     * @param input.reason required
     * @param input.until optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    suspend: Mutation<Shapes['SuspendUsersInput'], Shapes['UsersChanged']>;
    /**
     * Ends suspensions. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/unsuspend`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    unsuspend: Mutation<Shapes['UserIds'], Shapes['UsersChanged']>;
    /**
     * Gives or takes a role of several users. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/assign-role`.
     * @param input.ids required
     * @param input.role_id required
     * @param input.held required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    assignRole: Mutation<Shapes['AssignRole'], Shapes['UsersChanged']>;
    /**
     * Mails the link that confirms an address to several users. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/resend-verification`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resendVerification: Mutation<Shapes['UserIds'], Shapes['UsersChanged']>;
    /**
     * Removes users for good, all of them or none. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    remove: Mutation<Shapes['UserIds'], Shapes['UsersChanged']>;
    /**
     * A session as another user; signing out leads back. Needs the permission `users.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST users/{id}/sign-in-as`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    signInAs: Mutation<Shapes['RevisionInput'], Shapes['LoginResponse']>;
    /**
     * Needs the permission `admin.access`. Not by access token: only signed in on the site.
     *
     * @param input.screen required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    savedViews: Query<Shapes['ListSavedViews'], Shapes['SavedViews']>;
    /**
     * Needs the permission `admin.access`. Not by access token: only signed in on the site.
     *
     * @param input.screen required
     * @param input.name required
     * @param input.search required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    saveView: Mutation<Shapes['SaveViewInput'], Shapes['SavedViews']>;
    /**
     * Needs the permission `admin.access`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteView: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
  };
  albums: {
    /**
     * List albums. Needs the permission `music.view`.
     *
     * REST: `GET albums`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.type optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListAlbumsInput'], Shapes['AlbumPage']>;
    /**
     * One album with its tracks. Needs the permission `music.view`.
     *
     * REST: `GET albums/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['AlbumResponse']>;
    /**
     * All albums by filters, drafts and the trash too. Needs the permission `albums.manage`.
     *
     * REST: `GET albums/managed`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.type optional
     * @param input.visibility optional
     * @param input.genre_id optional
     * @param input.cover optional
     * @param input.deleted optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managed: Query<Shapes['ListManagedAlbumsInput'], Shapes['ManagedAlbumPage']>;
    /**
     * Create an album. Needs the permission `albums.manage`.
     *
     * REST: `POST albums`.
     * @param input.name required
     * @param input.type optional
     * @param input.release_date optional
     * @param input.release_precision optional
     * @param input.label optional
     * @param input.catalogue_number optional
     * @param input.copyright optional
     * @param input.description optional
     * @param input.upc optional
     * @param input.downloadable optional
     * @param input.visibility optional
     * @param input.publish_at optional
     * @param input.artist_ids required
     * @param input.genre_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateAlbumInput'], Shapes['AlbumResponse']>;
    /**
     * Change an album. For signed-in users.
     *
     * REST: `PUT albums/{id}`.
     * @param input.name optional
     * @param input.type optional
     * @param input.release_date optional
     * @param input.release_precision optional
     * @param input.label optional
     * @param input.catalogue_number optional
     * @param input.copyright optional
     * @param input.description optional
     * @param input.upc optional
     * @param input.downloadable optional
     * @param input.visibility optional
     * @param input.publish_at optional
     * @param input.artist_ids optional
     * @param input.genre_ids optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateAlbumInput'], Shapes['AlbumResponse']>;
    /**
     * Change the same of several albums. For signed-in users.
     *
     * REST: `POST albums/update`.
     * @param input.ids required
     * @param input.visibility optional
     * @param input.type optional
     * @param input.add_genre_ids optional
     * @param input.remove_genre_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateMany: Mutation<Shapes['UpdateAlbumsInput'], Shapes['Removed']>;
    /**
     * Move albums to the trash, for thirty days. For signed-in users.
     *
     * REST: `POST albums/trash`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    trash: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
    /**
     * Take albums out of the trash. For signed-in users.
     *
     * REST: `POST albums/restore`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
    /**
     * Delete an album with its tracks for good. For signed-in users.
     *
     * REST: `DELETE albums/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * For signed-in users.
     *
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
  };
  artists: {
    /**
     * Albums of an artist, newest first. Needs the permission `music.view`.
     *
     * REST: `GET artists/{id}/albums`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    albums: Query<Shapes['ListOfArtistInput'], Shapes['AlbumPage']>;
    /**
     * List artists. Needs the permission `music.view`.
     *
     * REST: `GET artists`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListArtistsInput'], Shapes['ArtistPage']>;
    /**
     * One artist. Needs the permission `music.view`.
     *
     * REST: `GET artists/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['ArtistResponse']>;
    /**
     * Artists of the same genres. Needs the permission `music.view`.
     *
     * REST: `GET artists/{id}/similar`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    similar: Query<Shapes['RevisionInput'], Shapes['SimilarArtists']>;
    /**
     * All artists by filters, disabled ones too. Needs the permission `artists.manage`.
     *
     * REST: `GET artists/managed`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.verified optional
     * @param input.disabled optional
     * @param input.picture optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managed: Query<Shapes['ListManagedArtistsInput'], Shapes['ManagedArtistPage']>;
    /**
     * Create an artist. Needs the permission `artists.manage`.
     *
     * REST: `POST artists`.
     * @param input.name required
     * @param input.bio optional
     * @param input.country optional
     * @param input.city optional
     * @param input.links optional
     * @param input.verified optional
     * @param input.disabled optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateArtistInput'], Shapes['ArtistResponse']>;
    /**
     * Change an artist. For signed-in users.
     *
     * REST: `PUT artists/{id}`.
     * @param input.name optional
     * @param input.bio optional
     * @param input.country optional
     * @param input.city optional
     * @param input.links optional
     * @param input.verified optional
     * @param input.disabled optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateArtistInput'], Shapes['ArtistResponse']>;
    /**
     * Change the same of several artists. Needs the permission `artists.manage`.
     *
     * REST: `POST artists/update`.
     * @param input.ids required
     * @param input.verified optional
     * @param input.disabled optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateMany: Mutation<Shapes['UpdateArtists'], Shapes['Removed']>;
    /**
     * Delete several artists. Needs the permission `artists.manage`.
     *
     * REST: `POST artists/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['ChannelIds'], Shapes['Deleted']>;
    /**
     * Needs the permission `artists.manage`.
     *
     * @param input.undo_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['ByUndo'], Shapes['Removed']>;
    /**
     * Delete an artist. Needs the permission `artists.manage`.
     *
     * REST: `DELETE artists/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * Tracks of an artist, most played first. Needs the permission `music.view`.
     *
     * REST: `GET artists/{id}/tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    tracks: Query<Shapes['ListOfArtistInput'], Shapes['LikedTrackPage']>;
  };
  genres: {
    /**
     * List genres, largest first unless another order is asked for. Needs the permission `music.view`.
     *
     * REST: `GET genres`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListGenresInput'], Shapes['GenrePage']>;
    /**
     * Find genres by a part of their names, largest first. Needs the permission `music.view`.
     *
     * REST: `GET search/genres`.
     * @param input.query optional
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    search: Query<Shapes['SearchGenresInput'], Shapes['GenreHits']>;
    /**
     * One genre with its artists. Needs the permission `music.view`.
     *
     * REST: `GET genres/{genre}`.
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['GenreBySlug'], Shapes['GenreResponse']>;
    /**
     * Albums of a genre, most played first. Needs the permission `music.view`.
     *
     * REST: `GET genres/{genre}/albums`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    albums: Query<Shapes['ListOfGenreInput'], Shapes['AlbumPage']>;
    /**
     * Tracks of a genre, most played first. Needs the permission `music.view`.
     *
     * REST: `GET genres/{genre}/tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    tracks: Query<Shapes['ListOfGenreInput'], Shapes['LikedTrackPage']>;
    /**
     * Create a genre. Needs the permission `genres.manage`.
     *
     * REST: `POST genres`.
     * @param input.display_name required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateGenreInput'], Shapes['OneGenre']>;
    /**
     * Rename a genre. Needs the permission `genres.manage`.
     *
     * REST: `PUT genres/{genre}`.
     * @param input.display_name required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateGenreInput'], Shapes['OneGenre']>;
    /**
     * Put what is in genres into another one. Needs the permission `genres.manage`.
     *
     * REST: `POST genres/merge`.
     * @param input.ids required
     * @param input.into_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    merge: Mutation<Shapes['MergeGenres'], Shapes['OneGenre']>;
    /**
     * Delete several genres. Needs the permission `genres.manage`.
     *
     * REST: `POST genres/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['ChannelIds'], Shapes['Deleted']>;
    /**
     * Needs the permission `genres.manage`.
     *
     * @param input.undo_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['ByUndo'], Shapes['Removed']>;
    /**
     * Delete a genre. Needs the permission `genres.manage`.
     *
     * REST: `DELETE genres/{genre}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['DeleteGenre'], Shapes['Done']>;
  };
  imports: {
    /**
     * Import runs, newest first. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET imports`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListImportsInput'], Shapes['ImportPage']>;
    /**
     * One import run with its report. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET imports/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['ConfirmMissing'], Shapes['ImportResponse']>;
    /**
     * Import a folder of the server. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST imports`.
     * @param input.path required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    start: Mutation<Shapes['StartImport'], Shapes['ImportResponse']>;
    /**
     * Stop an import; what came in stays. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST imports/{id}/cancel`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    cancel: Mutation<Shapes['ConfirmMissing'], Shapes['ImportResponse']>;
    /**
     * Accept that missing files are gone. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST imports/{id}/confirm`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    confirmMissing: Mutation<Shapes['ConfirmMissing'], Shapes['ImportResponse']>;
    /**
     * Music folders with their state and newest import. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET libraries`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    libraries: Query<undefined, Shapes['LibraryList']>;
    /**
     * One library. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET libraries/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    library: Query<Shapes['ConfirmMissing'], Shapes['LibraryResponse']>;
    /**
     * Add a folder of the server. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST libraries`.
     * @param input.name optional
     * @param input.separators optional
     * @param input.folders_as_hint optional
     * @param input.sides optional
     * @param input.watch optional
     * @param input.poll_minutes optional
     * @param input.path required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createLibrary: Mutation<Shapes['CreateLibraryInput'], Shapes['LibraryResponse']>;
    /**
     * Change the settings of a library. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `PUT libraries/{id}`.
     * @param input.name optional
     * @param input.separators optional
     * @param input.folders_as_hint optional
     * @param input.sides optional
     * @param input.watch optional
     * @param input.poll_minutes optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateLibrary: Mutation<Shapes['UpdateLibraryInput'], Shapes['LibraryResponse']>;
    /**
     * Forget a folder; its tracks become missing. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `DELETE libraries/{id}`.
     * @param input.id required
     * @param input.confirm required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteLibrary: Mutation<Shapes['DeleteLibrary'], Shapes['Done']>;
    /**
     * Import a library now. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST libraries/{id}/import`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    startLibrary: Mutation<Shapes['ConfirmMissing'], Shapes['ImportResponse']>;
    /**
     * Read failed files again: all, those of one kind, or one. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST libraries/{id}/retry`.
     * @param input.id required
     * @param input.kind optional
     * @param input.path optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    retry: Mutation<Shapes['RetryFailures'], Shapes['ImportResponse']>;
    /**
     * Needs the permission `albums.manage`.
     *
     * @param input.entry_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    uploads: Mutation<Shapes['ImportUploads'], Shapes['UploadsImported']>;
    /**
     * What came in, what did not, and why. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET libraries/{id}/report`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    report: Query<Shapes['ConfirmMissing'], Shapes['LibraryReport']>;
    /**
     * Files of a library in one state. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET libraries/{id}/files`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @param input.state optional
     * @param input.kind optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    files: Query<Shapes['ImportsListFiles'], Shapes['FilePageOutput']>;
    /**
     * Folders of the server that may become libraries. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET library-folders`.
     * @param input.path optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    browse: Query<Shapes['BrowseFolders'], Shapes['FolderListing']>;
  };
  lyrics: {
    /**
     * Lyrics of a track. Needs the permission `lyrics.view`.
     *
     * REST: `GET tracks/{id}/lyrics`.
     * @param input.track_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['LyricsOfTrack'], Shapes['LyricsResponse']>;
    /**
     * Find tracks by what is sung. Needs the permission `lyrics.view`.
     *
     * REST: `GET search/lyrics`.
     * @param input.query required
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    search: Query<Shapes['SearchLyricsInput'], Shapes['LyricsHits']>;
    /**
     * Tracks that have lyrics, by filters, drafts too. Needs the permission `lyrics.manage`.
     *
     * REST: `GET lyrics`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.synced optional
     * @param input.language optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managed: Query<Shapes['ListManagedLyricsInput'], Shapes['ManagedLyricsPage']>;
    /**
     * Remove the lyrics of several tracks. Needs the permission `lyrics.manage`.
     *
     * REST: `POST lyrics/remove`.
     * @param input.track_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['RemoveLyrics'], Shapes['Deleted']>;
    /**
     * Needs the permission `lyrics.manage`.
     *
     * @param input.undo_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['ByUndo'], Shapes['Removed']>;
    /**
     * Set the lyrics of a track. For signed-in users.
     *
     * REST: `PUT tracks/{id}/lyrics`.
     * @param input.track_id required
     * @param input.language optional
     * @param input.text required
     * @param input.lines optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    put: Mutation<Shapes['PutLyricsInput'], Shapes['LyricsResponse']>;
    /**
     * Remove the lyrics of a track. For signed-in users.
     *
     * REST: `DELETE tracks/{id}/lyrics`.
     * @param input.track_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['LyricsOfTrack'], Shapes['Done']>;
  };
  search: {
    /**
     * Find artists, albums and tracks. Needs the permission `music.view`.
     *
     * REST: `GET search`.
     * @param input.query required
     * @param input.types optional
     * @param input.limit optional
     * @param input.cursor optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    query: Query<Shapes['SearchSearchInput'], Shapes['SearchResponse']>;
    /**
     * Names that begin like the query. Needs the permission `music.view`.
     *
     * REST: `GET search/suggest`.
     * @param input.query required
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    suggest: Query<Shapes['SearchSuggestInput'], Shapes['SuggestResponse']>;
  };
  streaming: {
    /**
     * Renditions of a track with signed addresses. Needs the permission `music.play`.
     *
     * REST: `GET tracks/{id}/sources`.
     * @param input.track_id required
     * @param input.kinds optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sources: Query<Shapes['SourcesInput'], Shapes['SourcesResponse']>;
    /**
     * What the site has, how far its analysis is, and what it takes of the disk. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET audio`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    overview: Query<undefined, Shapes['AudioOverview']>;
    /**
     * Files of tracks: waiting for analysis, in trouble, or of one kind. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET audio/files`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.state optional
     * @param input.codec optional
     * @param input.made optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    originals: Query<Shapes['ListOriginalsInput'], Shapes['OriginalPage']>;
    /**
     * Analyse files again: one, those in one kind of trouble, or all that are in any. Needs the permission `settings.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST audio/analyse`.
     * @param input.track_id optional
     * @param input.state optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    analyseAgain: Mutation<Shapes['AnalyseAgain'], Shapes['AnalyseAgainResponse']>;
  };
  tags: {
    /**
     * List tags by name unless another order is asked for. Needs the permission `music.view`.
     *
     * REST: `GET tags`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListTagsInput'], Shapes['TagPage']>;
    /**
     * One tag. Needs the permission `music.view`.
     *
     * REST: `GET tags/{tag}`.
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['TagBySlug'], Shapes['TagResponse']>;
    /**
     * Tracks of a tag, most played first. Needs the permission `music.view`.
     *
     * REST: `GET tags/{tag}/tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    tracks: Query<Shapes['ListOfTagInput'], Shapes['LikedTrackPage']>;
    /**
     * Create a tag. Needs the permission `tags.manage`.
     *
     * REST: `POST tags`.
     * @param input.display_name required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateTagInput'], Shapes['TagResponse']>;
    /**
     * Rename a tag. Needs the permission `tags.manage`.
     *
     * REST: `PUT tags/{tag}`.
     * @param input.display_name required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateTagInput'], Shapes['TagResponse']>;
    /**
     * Give tracks of tags another one. Needs the permission `tags.manage`.
     *
     * REST: `POST tags/merge`.
     * @param input.ids required
     * @param input.into_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    merge: Mutation<Shapes['MergeTags'], Shapes['TagResponse']>;
    /**
     * Delete several tags. Needs the permission `tags.manage`.
     *
     * REST: `POST tags/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['ChannelIds'], Shapes['Deleted']>;
    /**
     * Needs the permission `tags.manage`.
     *
     * @param input.undo_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['ByUndo'], Shapes['Removed']>;
    /**
     * Delete a tag. Needs the permission `tags.manage`.
     *
     * REST: `DELETE tags/{tag}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['DeleteTag'], Shapes['Done']>;
  };
  tracks: {
    /**
     * One track. Needs the permission `music.view`.
     *
     * REST: `GET tracks/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['TrackResponse']>;
    /**
     * Needs the permission `music.view`.
     *
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    byIds: Query<Shapes['TracksByIds'], Shapes['TracksResponse']>;
    /**
     * Peaks of a track. Needs the permission `music.view`.
     *
     * REST: `GET tracks/{id}/waveform`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    waveform: Query<Shapes['RevisionInput'], Shapes['WaveformResponse']>;
    /**
     * All tracks by filters, drafts and the trash too. Needs the permission `tracks.manage`.
     *
     * REST: `GET tracks/managed`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.status optional
     * @param input.visibility optional
     * @param input.album_id optional
     * @param input.genre_id optional
     * @param input.tag_id optional
     * @param input.explicit optional
     * @param input.deleted optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managed: Query<Shapes['ListManagedTracksInput'], Shapes['ManagedTrackPage']>;
    /**
     * Change a track. For signed-in users.
     *
     * REST: `PUT tracks/{id}`.
     * @param input.name optional
     * @param input.disc_number optional
     * @param input.number optional
     * @param input.explicit optional
     * @param input.description optional
     * @param input.isrc optional
     * @param input.bpm optional
     * @param input.musical_key optional
     * @param input.visibility optional
     * @param input.publish_at optional
     * @param input.genre_ids optional
     * @param input.tag_ids optional
     * @param input.credits optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateTrackInput'], Shapes['TrackResponse']>;
    /**
     * Change the same of several tracks. For signed-in users.
     *
     * REST: `POST tracks/update`.
     * @param input.ids required
     * @param input.visibility optional
     * @param input.explicit optional
     * @param input.disc_number optional
     * @param input.add_genre_ids optional
     * @param input.remove_genre_ids optional
     * @param input.add_tag_ids optional
     * @param input.remove_tag_ids optional
     * @param input.add_credits optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateMany: Mutation<Shapes['UpdateTracksInput'], Shapes['Removed']>;
    /**
     * Move tracks to the trash, for thirty days. For signed-in users.
     *
     * REST: `POST tracks/trash`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    trash: Mutation<Shapes['TracksByIds'], Shapes['Removed']>;
    /**
     * Take tracks out of the trash. For signed-in users.
     *
     * REST: `POST tracks/restore`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['TracksByIds'], Shapes['Removed']>;
    /**
     * Delete a track for good. For signed-in users.
     *
     * REST: `DELETE tracks/{id}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * For signed-in users.
     *
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['TracksByIds'], Shapes['Removed']>;
    /**
     * List tracks. Needs the permission `music.view`.
     *
     * REST: `GET tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.artist_id optional
     * @param input.genre_id optional
     * @param input.liked optional
     * @param input.playlist_id optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListTracksInput'], Shapes['TrackPage']>;
    /**
     * Needs the permission `music.view`.
     *
     * @param input.orderBy optional
     * @param input.direction optional
     * @param input.artist_id optional
     * @param input.genre_id optional
     * @param input.liked optional
     * @param input.playlist_id optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    index: Query<Shapes['TrackIndexInput'], Shapes['TrackIndexResponse']>;
    /**
     * Needs the permission `music.view`.
     *
     * @param input.orderBy optional
     * @param input.direction optional
     * @param input.artist_id optional
     * @param input.genre_id optional
     * @param input.liked optional
     * @param input.playlist_id optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    count: Query<Shapes['TrackIndexInput'], Shapes['TrackCountResponse']>;
    /**
     * Needs the permission `music.view`.
     *
     * @param input.orderBy optional
     * @param input.direction optional
     * @param input.artist_id optional
     * @param input.genre_id optional
     * @param input.liked optional
     * @param input.playlist_id optional
     * @param input.query optional
     * @param input.cursor optional
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    ids: Query<Shapes['TrackIdsInput'], Shapes['TrackIdsResponse']>;
  };
  workspaces: {
    /**
     * Workspaces you are a member of, after your own, which is 0. For signed-in users.
     *
     * REST: `GET workspaces`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<undefined, Shapes['Workspaces']>;
    /**
     * A workspace you are a member of. For signed-in users.
     *
     * REST: `GET workspaces/{workspace}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['WorkspaceResponse']>;
    /**
     * Makes a workspace you own. Needs the permission `workspaces.create`.
     *
     * REST: `POST workspaces`.
     * @param input.name required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateWorkspaceInput'], Shapes['WorkspaceResponse']>;
    /**
     * Renames a workspace. For signed-in users.
     *
     * REST: `PUT workspaces/{workspace}`.
     * @param input.id required
     * @param input.name required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateWorkspaceInput'], Shapes['WorkspaceResponse']>;
    /**
     * Gives a workspace a picture. For signed-in users.
     *
     * REST: `POST workspaces/{workspace}/image`.
     * @param input.id required
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setImage: Mutation<Shapes['SetImage'], Shapes['WorkspaceResponse']>;
    /**
     * Takes the picture of a workspace. For signed-in users.
     *
     * REST: `DELETE workspaces/{workspace}/image`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeImage: Mutation<Shapes['RevisionInput'], Shapes['WorkspaceResponse']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.artist_id required
     * @param input.workspace_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    handOver: Mutation<Shapes['HandOver'], Shapes['HandedOver']>;
    /**
     * Who is in a workspace, the owner first. For signed-in users.
     *
     * REST: `GET workspaces/{workspace}/members`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    members: Query<Shapes['RevisionInput'], Shapes['MembersOutput']>;
    /**
     * Roles members can have, and which of them you may assign. For signed-in users.
     *
     * REST: `GET workspaces/{workspace}/roles`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    roles: Query<Shapes['RevisionInput'], Shapes['WorkspaceRoles']>;
    /**
     * Gives a member another role. For signed-in users.
     *
     * REST: `PUT workspaces/{workspace}/members/{user}`.
     * @param input.id required
     * @param input.user_id required
     * @param input.role_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setMemberRole: Mutation<Shapes['SetMemberRoleOutput'], Shapes['MembersOutput']>;
    /**
     * Removes a member, or yourself; the owner stays. For signed-in users.
     *
     * REST: `DELETE workspaces/{workspace}/members/{user}`.
     * @param input.id required
     * @param input.user_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeMember: Mutation<Shapes['ByMember'], Shapes['Done']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.user_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    transfer: Mutation<Shapes['ByMember'], Shapes['MembersOutput']>;
    /**
     * Invitations that are not used up. For signed-in users.
     *
     * REST: `GET workspaces/{workspace}/invites`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invites: Query<Shapes['RevisionInput'], Shapes['Invites']>;
    /**
     * Invites somebody by mail. For signed-in users.
     *
     * REST: `POST workspaces/{workspace}/invites`.
     * @param input.id required
     * @param input.role_id required
     * @param input.email required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invite: Mutation<Shapes['InviteByEmailInput'], Shapes['InviteResponse']>;
    /**
     * Makes a link that lets several people join; it is shown once. For signed-in users.
     *
     * REST: `POST workspaces/{workspace}/links`.
     * @param input.id required
     * @param input.role_id required
     * @param input.days optional
     * @param input.max_uses optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createLink: Mutation<Shapes['CreateLinkInput'], Shapes['CreatedLink']>;
    /**
     * Sends an invitation once more, with a new link. For signed-in users.
     *
     * REST: `POST workspaces/{workspace}/invites/{invite}/resend`.
     * @param input.id required
     * @param input.invite_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resendInvite: Mutation<Shapes['ByInvite'], Shapes['InviteResponse']>;
    /**
     * Takes an invitation back. For signed-in users.
     *
     * REST: `DELETE workspaces/{workspace}/invites/{invite}`.
     * @param input.id required
     * @param input.invite_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    revokeInvite: Mutation<Shapes['ByInvite'], Shapes['Done']>;
    /**
     * What an invitation is to. For everybody.
     *
     * REST: `GET workspace/invite/{inviteId}`.
     * @param input.inviteId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invitation: Query<Shapes['ByInviteId'], Shapes['InvitationResponse']>;
    /**
     * Open invitations to your confirmed address. For signed-in users.
     *
     * REST: `GET workspace/invites`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invitations: Query<undefined, Shapes['Invitations']>;
    /**
     * Joins a workspace you are invited to. Although it is a GET, pages of other sites cannot send it, and HEAD and prefetching do not join. For signed-in users.
     *
     * REST: `GET workspace/join/{inviteId}`.
     * @param input.inviteId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    join: Mutation<Shapes['ByInviteId'], Shapes['Joined']>;
    /**
     * Declines an invitation. For signed-in users.
     *
     * REST: `DELETE workspace/invite/{inviteId}`.
     * @param input.inviteId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    decline: Mutation<Shapes['ByInviteId'], Shapes['Done']>;
    /**
     * What members did for a workspace, newest first. For signed-in users.
     *
     * REST: `GET workspaces/{workspace}/activity`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    activity: Query<Shapes['ListActivityInput'], Shapes['ActivityPage']>;
  };
  collaboration: {
    /**
     * Who makes a playlist; for its owner with the links that let people in. Needs the permission `playlists.view`.
     *
     * REST: `GET playlists/{playlist}/people`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['ByPlaylist'], Shapes['Collaboration']>;
    /**
     * Needs the permission `playlists.view`.
     *
     * @param input.id required
     * @param input.track_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    additions: Query<Shapes['ListAdditions'], Shapes['Additions']>;
    /**
     * Makes a link by which people join a playlist. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/links`.
     * @param input.id required
     * @param input.role required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createLink: Mutation<Shapes['CreateInviteLink'], Shapes['InviteLinkMade']>;
    /**
     * People you follow or who follow you and do not make the playlist yet. For signed-in users.
     *
     * REST: `GET playlists/{playlist}/invitable`.
     * @param input.id required
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invitable: Query<Shapes['ListInvitableInput'], Shapes['Invitable']>;
    /**
     * Invites one of them to make the playlist together. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/invitations`.
     * @param input.id required
     * @param input.user_id required
     * @param input.role required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invite: Mutation<Shapes['InvitePerson'], Shapes['PersonInvited']>;
    /**
     * Revokes a link; who has joined by it stays. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/links/{link}`.
     * @param input.id required
     * @param input.link_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    revokeLink: Mutation<Shapes['RevokeInviteLink'], Shapes['Done']>;
    /**
     * What a link invites to. For everybody.
     *
     * REST: `GET playlist-invitations/{secret}`.
     * @param input.secret required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invitation: Query<Shapes['ByPlaylistInvite'], Shapes['PlaylistInvitationResponse']>;
    /**
     * Joins a playlist by a link. Needs the permission `playlists.create`.
     *
     * REST: `POST playlist-invitations/{secret}`.
     * @param input.secret required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    join: Mutation<Shapes['ByPlaylistInvite'], Shapes['PlaylistJoined']>;
    /**
     * Declines an invitation that is for you alone. For signed-in users.
     *
     * REST: `DELETE playlist-invitations/{secret}`.
     * @param input.secret required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    decline: Mutation<Shapes['ByPlaylistInvite'], Shapes['Done']>;
    /**
     * Ends your part in a playlist. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/people/me`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    leave: Mutation<Shapes['ByPlaylist'], Shapes['Done']>;
    /**
     * Says what a member may do: `add` or `edit`. For signed-in users.
     *
     * REST: `PUT playlists/{playlist}/people/{user}`.
     * @param input.id required
     * @param input.user_id required
     * @param input.role required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setRole: Mutation<Shapes['InvitePerson'], Shapes['Done']>;
    /**
     * Takes a member out; what they have put in stays. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/people/{user}`.
     * @param input.id required
     * @param input.user_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeMember: Mutation<Shapes['RemovePlaylistMember'], Shapes['Done']>;
  };
  downloads: {
    /**
     * Needs the permission `music.view`.
     *
     * @param input.type required
     * @param input.id required
     * @param input.format optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    locate: Query<Shapes['LocateDownloadInput'], Shapes['DownloadAddress']>;
    /**
     * Needs the permission `music.view`.
     *
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sizes: Query<Shapes['DownloadSizes'], Shapes['DownloadSizesResponse']>;
  };
  follows: {
    /**
     * Whether you follow an artist or a person, and how many do. Needs the permission `music.view`.
     *
     * REST: `GET users/me/follows/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    state: Query<Shapes['Follow'], Shapes['FollowState']>;
    /**
     * Follows an artist or a person. For signed-in users.
     *
     * REST: `PUT users/me/follows/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    follow: Mutation<Shapes['Follow'], Shapes['FollowState']>;
    /**
     * Follows an artist or a person no longer. For signed-in users.
     *
     * REST: `DELETE users/me/follows/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    unfollow: Mutation<Shapes['Follow'], Shapes['FollowState']>;
    /**
     * Artists you follow. For signed-in users.
     *
     * REST: `GET users/me/library/artists`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    artists: Query<Shapes['ListFollowedArtistsInput'], Shapes['FollowedArtistPage']>;
    /**
     * The newest albums of artists you follow. For signed-in users.
     *
     * REST: `GET users/me/new-releases`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    newReleases: Query<undefined, Shapes['NewReleases']>;
  };
  likes: {
    /**
     * Likes a track, an album or a playlist. For signed-in users.
     *
     * REST: `PUT users/me/likes/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @param input.liked optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    set: Mutation<Shapes['LikeInput'], Shapes['LikeState']>;
    /**
     * Likes a track, an album or a playlist no longer. For signed-in users.
     *
     * REST: `DELETE users/me/likes/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    remove: Mutation<Shapes['Unlike'], Shapes['LikeState']>;
    /**
     * For signed-in users.
     *
     * @param input.type required
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    among: Query<Shapes['LikedAmong'], Shapes['LikedIds']>;
    /**
     * Tracks you like. For signed-in users.
     *
     * REST: `GET users/me/library/tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    tracks: Query<Shapes['ListLikedTracksInput'], Shapes['LikedTrackPage']>;
    /**
     * Albums you like. For signed-in users.
     *
     * REST: `GET users/me/library/albums`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    albums: Query<Shapes['ListLikedAlbumsInput'], Shapes['LikedAlbumPage']>;
  };
  pins: {
    /**
     * What you have pinned to the top of your library. For signed-in users.
     *
     * REST: `GET users/me/library/pins`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<undefined, Shapes['Pins']>;
    /**
     * Pins a playlist, an album or an artist. For signed-in users.
     *
     * REST: `PUT users/me/pins/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    set: Mutation<Shapes['Pin'], Shapes['PinState']>;
    /**
     * Unpins it. For signed-in users.
     *
     * REST: `DELETE users/me/pins/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    remove: Mutation<Shapes['Pin'], Shapes['PinState']>;
  };
  playlistFolders: {
    /**
     * Your folders of playlists. For signed-in users.
     *
     * REST: `GET users/me/library/folders`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<undefined, Shapes['PlaylistFolders']>;
    /**
     * Makes a folder, with playlists in it if wished. For signed-in users.
     *
     * REST: `POST users/me/library/folders`.
     * @param input.name required
     * @param input.playlist_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreatePlaylistFolderInput'], Shapes['PlaylistFolderResponse']>;
    /**
     * Gives a folder another name. For signed-in users.
     *
     * REST: `PUT users/me/library/folders/{folder}`.
     * @param input.id required
     * @param input.name required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    rename: Mutation<Shapes['RenamePlaylistFolderInput'], Shapes['PlaylistFolderResponse']>;
    /**
     * Deletes a folder; the playlists in it stay. For signed-in users.
     *
     * REST: `DELETE users/me/library/folders/{folder}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['PlaylistFolderDeleted']>;
    /**
     * In which folder you keep a playlist. For signed-in users.
     *
     * REST: `GET users/me/library/playlists/{playlist}/folder`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    of: Query<Shapes['RevisionInput'], Shapes['PlaylistFiled']>;
    /**
     * Keeps a playlist in a folder, or outside of all. For signed-in users.
     *
     * REST: `PUT users/me/library/playlists/{playlist}/folder`.
     * @param input.id required
     * @param input.folder_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    file: Mutation<Shapes['FilePlaylist'], Shapes['PlaylistFiled']>;
    /**
     * Puts a playlist in front of another one in your own order. For signed-in users.
     *
     * REST: `PUT users/me/library/playlists/{playlist}/place`.
     * @param input.id required
     * @param input.before required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    place: Mutation<Shapes['PlacePlaylist'], Shapes['PlaylistPlaced']>;
  };
  playlists: {
    /**
     * Public playlists. Needs the permission `playlists.view`.
     *
     * REST: `GET playlists`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListPlaylistsInput'], Shapes['PlaylistPage']>;
    /**
     * Public playlists of a user. Needs the permission `playlists.view`.
     *
     * REST: `GET users/{id}/playlists`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    ofUser: Query<Shapes['ListUserPlaylistsInput'], Shapes['PlaylistPage']>;
    /**
     * Your playlists. For signed-in users.
     *
     * REST: `GET users/me/library/playlists`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.smart optional
     * @param input.folder_id optional
     * @param input.filed optional
     * @param input.liked optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    mine: Query<Shapes['ListOwnPlaylistsInput'], Shapes['OwnPlaylistPage']>;
    /**
     * Playlists of everybody that are not private, by filters. Needs the permission `playlists.manage`.
     *
     * REST: `GET playlists/managed`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @param input.visibility optional
     * @param input.smart optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managed: Query<Shapes['ListManagedPlaylistsInput'], Shapes['ManagedPlaylistPage']>;
    /**
     * Deletes playlists, all of them or none. Needs the permission `playlists.manage`.
     *
     * REST: `POST playlists/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteMany: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
    /**
     * Brings deleted playlists back, all of them or none. Needs the permission `playlists.manage`.
     *
     * REST: `POST playlists/restore`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restoreMany: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
    /**
     * A playlist. Needs the permission `playlists.view`.
     *
     * REST: `GET playlists/{playlist}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RevisionInput'], Shapes['PlaylistResponse']>;
    /**
     * Tracks of a playlist, in its own or another order. Needs the permission `playlists.view`.
     *
     * REST: `GET playlists/{playlist}/tracks`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    tracks: Query<Shapes['ListPlacesInput'], Shapes['PlacePage']>;
    /**
     * Makes a playlist, with tracks at once if wished. Needs the permission `playlists.create`.
     *
     * REST: `POST playlists`.
     * @param input.name required
     * @param input.description optional
     * @param input.visibility optional
     * @param input.track_ids optional
     * @param input.rules optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreatePlaylistInput'], Shapes['PlaylistResponse']>;
    /**
     * Needs the permission `playlists.create`.
     *
     * @param input.rules required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    preview: Query<Shapes['PreviewRulesInput'], Shapes['RulesPreview']>;
    /**
     * Reads a file of rules (.nsp); nothing is kept. Needs the permission `playlists.create`.
     *
     * REST: `POST playlists/nsp`.
     * @param input.text required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    readRules: Mutation<Shapes['ReadRules'], Shapes['RulesRead']>;
    /**
     * The rule of a playlist as a file (.nsp). Needs the permission `playlists.view`.
     *
     * REST: `GET playlists/{playlist}/nsp`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    exportRules: Query<Shapes['RevisionInput'], Shapes['RulesFile']>;
    /**
     * A playlist as a file: M3U8, XSPF or JSPF. Needs the permission `playlists.view`.
     *
     * REST: `GET playlists/{playlist}/file`.
     * @param input.id required
     * @param input.format required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    exportFile: Query<Shapes['ExportFile'], Shapes['PlaylistFile']>;
    /**
     * Makes playlists of a file: M3U, XSPF, JSPF, CSV, or a takeout of Spotify or Apple Music. Needs the permission `playlists.create`.
     *
     * REST: `POST playlists/files`.
     * @param input.file required
     * @param input.name optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    importFile: Mutation<Shapes['ImportFileInput'], Shapes['FilesImported']>;
    /**
     * Songs the file of a playlist named: found, perhaps or missing. For signed-in users.
     *
     * REST: `GET playlists/{playlist}/entries`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.id required
     * @param input.state required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    entries: Query<Shapes['ListEntriesInput'], Shapes['EntryPage']>;
    /**
     * Says which tracks songs of the file are; they go where the songs stand. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/entries`.
     * @param input.id required
     * @param input.entries required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    settle: Mutation<Shapes['SettleEntries'], Shapes['PlacesChanged']>;
    /**
     * Forgets what the file said of songs; tracks in the playlist stay. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/entries`.
     * @param input.id required
     * @param input.entry_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    forget: Mutation<Shapes['ForgetEntries'], Shapes['PlacesChanged']>;
    /**
     * Changes name, description or visibility of a playlist. For signed-in users.
     *
     * REST: `PUT playlists/{playlist}`.
     * @param input.id required
     * @param input.name optional
     * @param input.description optional
     * @param input.visibility optional
     * @param input.rules optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdatePlaylistInput'], Shapes['PlaylistResponse']>;
    /**
     * Gives a playlist a cover of its own. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/cover`.
     * @param input.id required
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setCover: Mutation<Shapes['SetPlaylistCover'], Shapes['PlaylistResponse']>;
    /**
     * Takes the cover of a playlist: those of its albums stand in. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/cover`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeCover: Mutation<Shapes['RevisionInput'], Shapes['PlaylistResponse']>;
    /**
     * Deletes a playlist; for 30 days it can be brought back. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * Brings a deleted playlist back. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/restore`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['RevisionInput'], Shapes['PlaylistResponse']>;
    /**
     * Puts tracks at the end of a playlist; what is in it already stays where it is. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/tracks`.
     * @param input.id required
     * @param input.track_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    add: Mutation<Shapes['AddTracksOutput'], Shapes['Added']>;
    /**
     * Takes tracks out of a playlist; for 30 days they can be put back. For signed-in users.
     *
     * REST: `DELETE playlists/{playlist}/tracks`.
     * @param input.id required
     * @param input.track_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeTracks: Mutation<Shapes['AddTracksOutput'], Shapes['PlacesChanged']>;
    /**
     * Puts tracks back where they were taken out. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/tracks/restore`.
     * @param input.id required
     * @param input.track_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restoreTracks: Mutation<Shapes['AddTracksOutput'], Shapes['PlacesChanged']>;
    /**
     * Moves tracks in front of another one or to the end. For signed-in users.
     *
     * REST: `POST playlists/{playlist}/tracks/move`.
     * @param input.id required
     * @param input.track_ids required
     * @param input.before required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    move: Mutation<Shapes['MoveTracks'], Shapes['PlacesChanged']>;
  };
  plays: {
    /**
     * Report that a track was heard. Needs the permission `music.play`.
     *
     * REST: `POST tracks/{id}/plays`.
     * @param input.id required
     * @param input.track_id required
     * @param input.started_at required
     * @param input.heard_ms required
     * @param input.rendition optional
     * @param input.context optional
     * @param input.client optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    record: Mutation<Shapes['RecordPlayInput'], Shapes['RecordPlayResponse']>;
    /**
     * What you have played, the last first. For signed-in users.
     *
     * REST: `GET users/me/history`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.before optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    history: Query<Shapes['ListHistoryInput'], Shapes['HistoryPage']>;
    /**
     * Forget one play. For signed-in users.
     *
     * REST: `DELETE users/me/history/{play}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    forget: Mutation<Shapes['ForgetPlay'], Shapes['Forgotten']>;
    /**
     * Forget all you have played. For signed-in users.
     *
     * REST: `DELETE users/me/history`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    forgetAll: Mutation<undefined, Shapes['Forgotten']>;
  };
  radio: {
    /**
     * Tracks like a track, an album, an artist, a genre or a playlist, with the reason of each. Needs the permission `music.view`.
     *
     * REST: `GET radio/{type}/{id}`.
     * @param input.type required
     * @param input.id required
     * @param input.seed optional
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['RadioInput'], Shapes['RadioResponse']>;
  };
  transfers: {
    /**
     * Takes in likes, follows, history and playlists from the export of another site. Needs the permission `playlists.create`.
     *
     * REST: `POST users/me/library/file`.
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    importLibrary: Mutation<Shapes['ImportLibrary'], Shapes['LibraryImported']>;
    /**
     * What your library names and this site does not have yet. For signed-in users.
     *
     * REST: `GET users/me/library/awaited`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    awaited: Query<Shapes['ListAwaitedInput'], Shapes['AwaitedPage']>;
    /**
     * Waits no longer for some of it (`ids`), or for all. For signed-in users.
     *
     * REST: `DELETE users/me/library/awaited`.
     * @param input.ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    forget: Mutation<Shapes['ForgetAwaited'], Shapes['Removed']>;
  };
  backstage: {
    /**
     * Artists you work for. For signed-in users.
     *
     * REST: `GET backstage/artists`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    artists: Query<undefined, Shapes['OwnArtists']>;
    /**
     * What you have asked for. For signed-in users.
     *
     * REST: `GET backstage/requests/mine`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    ownRequests: Query<undefined, Shapes['OwnRequests']>;
    /**
     * Asks to become an artist, to work for one, or to have one verified. For signed-in users.
     *
     * REST: `POST backstage/requests`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createRequest: Mutation<Shapes['ApiBackstageCreateRequestInput'], Shapes['RequestResponse']>;
    /**
     * Requests of everybody in a state. Needs the permission `backstage_requests.manage`. Not by access token: only signed in on the site.
     *
     * REST: `GET backstage/requests`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.state optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    requests: Query<Shapes['ListRequestsInput'], Shapes['RequestPage']>;
    /**
     * Approves or denies a request, once. Needs the permission `backstage_requests.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST backstage/requests/{request}/decision`.
     * @param input.id required
     * @param input.approve required
     * @param input.reason optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    decideRequest: Mutation<Shapes['DecideRequestInput'], Shapes['RequestResponse']>;
    /**
     * Releases of an artist you work for, drafts too. For signed-in users.
     *
     * REST: `GET backstage/artists/{artist}/releases`.
     * @param input.artist_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    releases: Query<Shapes['ByArtist'], Shapes['ReleaseList']>;
    /**
     * A release with its files, and why it cannot be published yet. For signed-in users.
     *
     * REST: `GET backstage/releases/{release}`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    release: Query<Shapes['RevisionInput'], Shapes['ReleaseResponse']>;
    /**
     * Makes a draft of uploaded files; their tags fill it. Needs the permission `music.create`.
     *
     * REST: `POST backstage/artists/{artist}/releases`.
     * @param input.artist_id required
     * @param input.entry_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createRelease: Mutation<Shapes['CreateRelease'], Shapes['AddedResponse']>;
    /**
     * Adds uploaded files behind the tracks of a release. Needs the permission `music.create`.
     *
     * REST: `POST backstage/releases/{release}/tracks`.
     * @param input.id required
     * @param input.entry_ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    addTracks: Mutation<Shapes['AddTracks'], Shapes['AddedResponse']>;
    /**
     * Puts the tracks of a release in order. For signed-in users.
     *
     * REST: `PUT backstage/releases/{release}/tracks`.
     * @param input.id required
     * @param input.discs required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    orderTracks: Mutation<Shapes['OrderTracks'], Shapes['ReleaseResponse']>;
    /**
     * Gives a track the sound of an uploaded file; all else of it stays. For signed-in users.
     *
     * REST: `PUT backstage/tracks/{track}/file`.
     * @param input.track_id required
     * @param input.entry_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    replaceFile: Mutation<Shapes['ReplaceFile'], Shapes['TrackResponse']>;
    /**
     * Gives a release an uploaded picture as its cover. For signed-in users.
     *
     * REST: `PUT backstage/releases/{release}/cover`.
     * @param input.id required
     * @param input.entry_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setCover: Mutation<Shapes['SetCover'], Shapes['ReleaseResponse']>;
    /**
     * Gives an artist an uploaded picture as portrait or wide picture, or takes it. For signed-in users.
     *
     * REST: `PUT backstage/artists/{artist}/picture`.
     * @param input.artist_id required
     * @param input.entry_id required
     * @param input.place optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setPortrait: Mutation<Shapes['SetPortraitInput'], Shapes['ArtistResponse']>;
    /**
     * Who works for an artist. For signed-in users.
     *
     * REST: `GET backstage/artists/{artist}/members`.
     * @param input.artist_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    members: Query<Shapes['ByArtist'], Shapes['ArtistMembers']>;
    /**
     * Makes somebody who has an account work for an artist. For signed-in users.
     *
     * REST: `POST backstage/artists/{artist}/members`.
     * @param input.artist_id required
     * @param input.account required
     * @param input.role optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    addMember: Mutation<Shapes['AddMemberInput'], Shapes['ArtistMembers']>;
    /**
     * Changes the role of somebody who works for an artist. For signed-in users.
     *
     * REST: `PUT backstage/artists/{artist}/members/{user}`.
     * @param input.artist_id required
     * @param input.user_id required
     * @param input.role required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    setMemberRole: Mutation<Shapes['SetMemberRole'], Shapes['ArtistMembers']>;
    /**
     * Removes somebody who works for an artist, oneself too. For signed-in users.
     *
     * REST: `DELETE backstage/artists/{artist}/members/{user}`.
     * @param input.artist_id required
     * @param input.user_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    removeMember: Mutation<Shapes['RemoveMember'], Shapes['Done']>;
  };
  uploads: {
    /**
     * What may be uploaded, and how much room is left. Needs the permission `files.create`.
     *
     * REST: `GET uploads/rules`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    rules: Query<undefined, Shapes['UploadRulesResponse']>;
    /**
     * Makes a file of a resumable upload whose bytes are all there; asking again answers the same file. Needs the permission `files.create`.
     *
     * REST: `POST tus/entries`.
     * @param input.uploadKey required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    finishTus: Mutation<Shapes['FinishTus'], Shapes['UploadedFile']>;
    /**
     * Announces a file and answers the address in the bucket that takes it in one request. Needs the permission `files.create`.
     *
     * REST: `POST s3/simple/presign`.
     * @param input.disk optional
     * @param input.diskPrefix optional
     * @param input.parentId optional
     * @param input.relativePath optional
     * @param input.filename required
     * @param input.mime optional
     * @param input.size required
     * @param input.extension optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    presignS3: Mutation<Shapes['FileForBucketInput'], Shapes['Presigned']>;
    /**
     * Makes a file of what was sent to the bucket; asking again answers the same file. Needs the permission `files.create`.
     *
     * REST: `POST s3/entries`.
     * @param input.key optional
     * @param input.filename optional
     * @param input.size optional
     * @param input.clientName optional
     * @param input.clientMime optional
     * @param input.clientExtension optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    finishS3: Mutation<Shapes['FinishS3Input'], Shapes['UploadedFile']>;
    /**
     * Announces a file that is sent to the bucket in parts. Needs the permission `files.create`.
     *
     * REST: `POST s3/multipart/create`.
     * @param input.disk optional
     * @param input.diskPrefix optional
     * @param input.parentId optional
     * @param input.relativePath optional
     * @param input.filename required
     * @param input.mime optional
     * @param input.size required
     * @param input.extension optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createMultipart: Mutation<Shapes['FileForBucketInput'], Shapes['MultipartCreated']>;
    /**
     * Which parts have come in. Needs the permission `files.create`.
     *
     * REST: `POST s3/multipart/get-uploaded-parts`.
     * @param input.key required
     * @param input.uploadId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    uploadedParts: Mutation<Shapes['MultipartUploadInput'], Shapes['UploadedParts']>;
    /**
     * Addresses in the bucket for up to ten parts. Needs the permission `files.create`.
     *
     * REST: `POST s3/multipart/batch-sign-part-urls`.
     * @param input.key required
     * @param input.uploadId required
     * @param input.partNumbers required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    signParts: Mutation<Shapes['SignPartsInput'], Shapes['SignedParts']>;
    /**
     * Puts the parts together; doing it again changes nothing. Needs the permission `files.create`.
     *
     * REST: `POST s3/multipart/complete`.
     * @param input.key required
     * @param input.uploadId required
     * @param input.parts required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    completeMultipart: Mutation<Shapes['CompleteMultipartInput'], Shapes['MultipartCompleted']>;
    /**
     * Gives an upload in parts up; one that was finished stays. Needs the permission `files.create`.
     *
     * REST: `POST s3/multipart/abort`.
     * @param input.key required
     * @param input.uploadId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    abortMultipart: Mutation<Shapes['MultipartUploadInput'], Shapes['MultipartAborted']>;
  };
  appearance: {
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    editor: Query<undefined, Shapes['LookEditor']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    menuChoices: Query<undefined, Shapes['MenuChoices']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    revision: Query<Shapes['RevisionInput'], Shapes['RevisionResponse']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.rev required
     * @param input.look required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    saveDraft: Mutation<Shapes['SaveDraftInput'], Shapes['DraftSaved']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.rev required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    discardDraft: Mutation<Shapes['DiscardDraft'], Shapes['DraftSaved']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.rev required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    restore: Mutation<Shapes['RestoreRevision'], Shapes['DraftSaved']>;
    /**
     * For everybody.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    customCode: Query<undefined, Shapes['CustomCode']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.visitor required
     * @param input.language required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    previewAs: Query<Shapes['PreviewAs'], Shapes['ApiAppearancePreviewAsOutput']>;
    /**
     * Keeps a picture for the look of the site: multipart with `file`. Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST appearance/images`.
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    storeImage: Mutation<Shapes['StoreLookFont'], Shapes['LookImageStored']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    fonts: Query<undefined, Shapes['LookFonts']>;
    /**
     * Keeps a WOFF2 font for the look of the site: multipart with `file`. Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * REST: `POST appearance/fonts`.
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    storeFont: Mutation<Shapes['StoreLookFont'], Shapes['LookFontStored']>;
    /**
     * Needs the permission `appearance.manage`. Not by access token: only signed in on the site.
     *
     * @param input.rev required
     * @param input.note optional
     * @param input.accept_warnings optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    publish: Mutation<Shapes['PublishLookInput'], Shapes['LookEditor']>;
  };
  ads: {
    /**
     * Places for advertisements, with what stands in them. Needs the permission `ads.manage`.
     *
     * REST: `GET ads`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<undefined, Shapes['AdsResponse']>;
    /**
     * Say what stands in a place; new code needs a password of the last 15 minutes. Needs the permission `ads.manage`.
     *
     * REST: `PUT ads/{slot}`.
     * @param input.slot required
     * @param input.kind required
     * @param input.height required
     * @param input.image required
     * @param input.link required
     * @param input.alt required
     * @param input.html required
     * @param input.needs_consent required
     * @param input.updated_at optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateAdInput'], Shapes['AdResponse']>;
    /**
     * Keeps a picture for a banner: multipart with `file`. Needs the permission `ads.manage`.
     *
     * REST: `POST ads/images`.
     * @param input.file required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    storeImage: Mutation<Shapes['StoreAdImage'], Shapes['AdImageStored']>;
  };
  channels: {
    /**
     * A public channel; `home` nests others, a plain one can be paged through. Needs the permission `music.view`.
     *
     * REST: `GET channels/{channel}`.
     * @param input.slug required
     * @param input.per_page optional
     * @param input.cursor optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['ChannelBySlug'], Shapes['ChannelResponse']>;
    /**
     * Currently trending artists. Needs the permission `music.view`.
     *
     * REST: `GET landing/artists`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    landingArtists: Query<undefined, Shapes['LandingArtists']>;
    /**
     * All channels, drafts too, by part of their name or address. Needs the permission `channels.manage`.
     *
     * REST: `GET channels`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListChannelsInput'], Shapes['ChannelPage']>;
    /**
     * A channel with all that can be changed of it. Needs the permission `channels.manage`.
     *
     * REST: `GET channels/{channel}/edit`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    edited: Query<Shapes['RevisionInput'], Shapes['EditedResponse']>;
    /**
     * Makes a channel. Needs the permission `channels.manage`.
     *
     * REST: `POST channels`.
     * @param input.name required
     * @param input.description optional
     * @param input.layout optional
     * @param input.content optional
     * @param input.rule optional
     * @param input.window_days optional
     * @param input.genre_id optional
     * @param input.opening_tracks optional
     * @param input.limit optional
     * @param input.item_ids optional
     * @param input.slug optional
     * @param input.visibility optional
     * @param input.seo optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreateChannelInput'], Shapes['EditedResponse']>;
    /**
     * Saves what was changed of a channel and the order of what is on it; refused when it was saved since `rev`. Needs the permission `channels.manage`.
     *
     * REST: `PUT channels/{channel}`.
     * @param input.id required
     * @param input.rev required
     * @param input.name optional
     * @param input.description optional
     * @param input.layout optional
     * @param input.content optional
     * @param input.rule optional
     * @param input.window_days optional
     * @param input.genre_id optional
     * @param input.opening_tracks optional
     * @param input.limit optional
     * @param input.item_ids optional
     * @param input.slug optional
     * @param input.visibility optional
     * @param input.seo optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdateChannelInput'], Shapes['EditedResponse']>;
    /**
     * Removes channels for good, all of them or none. Needs the permission `channels.manage`.
     *
     * REST: `POST channels/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['ChannelIds'], Shapes['Removed']>;
    /**
     * Needs the permission `channels.manage`.
     *
     * @param input.name optional
     * @param input.description optional
     * @param input.layout optional
     * @param input.content optional
     * @param input.rule optional
     * @param input.window_days optional
     * @param input.genre_id optional
     * @param input.opening_tracks optional
     * @param input.limit optional
     * @param input.item_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    preview: Query<Shapes['PreviewChannelInput'], Shapes['PreviewResponse']>;
    /**
     * Needs the permission `channels.manage`.
     *
     * @param input.content required
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    search: Query<Shapes['SearchItemsInput'], Shapes['ItemsResponse']>;
  };
  contact: {
    /**
     * Mails a message to the people who run the site. For everybody.
     *
     * REST: `POST contact-page`.
     * @param input.name required
     * @param input.email required
     * @param input.message required
     * @param input.human_token optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    send: Mutation<Shapes['SendMessageInput'], Shapes['Done']>;
  };
  pages: {
    /**
     * A public page with its HTML, and what search engines show of it. For everybody.
     *
     * REST: `GET custom-pages/{page}`.
     * @param input.slug required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    get: Query<Shapes['PageBySlug'], Shapes['PageResponse']>;
    /**
     * For everybody.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    getById: Query<Shapes['RevisionInput'], Shapes['PageResponse']>;
    /**
     * All pages, drafts too, by part of their title or address. Needs the permission `pages.manage`.
     *
     * REST: `GET custom-pages`.
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.orderBy optional
     * @param input.query optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    list: Query<Shapes['ListPagesInput'], Shapes['PagePage']>;
    /**
     * A page with all that can be changed of it. Needs the permission `pages.manage`.
     *
     * REST: `GET custom-pages/{page}/edit`.
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    edited: Query<Shapes['RevisionInput'], Shapes['EditedResponseOutput']>;
    /**
     * Makes a page; its HTML is sanitised. Needs the permission `pages.manage`.
     *
     * REST: `POST custom-pages`.
     * @param input.title required
     * @param input.slug optional
     * @param input.body optional
     * @param input.seo optional
     * @param input.visibility optional
     * @param input.audience optional
     * @param input.role_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    create: Mutation<Shapes['CreatePageInput'], Shapes['EditedResponseOutput']>;
    /**
     * Saves what was changed of a page; refused when it was saved since `rev`. Needs the permission `pages.manage`.
     *
     * REST: `PUT custom-pages/{page}`.
     * @param input.id required
     * @param input.rev required
     * @param input.title optional
     * @param input.slug optional
     * @param input.body optional
     * @param input.seo optional
     * @param input.visibility optional
     * @param input.audience optional
     * @param input.role_ids optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    update: Mutation<Shapes['UpdatePageInput'], Shapes['EditedResponseOutput']>;
    /**
     * Removes pages for good, all of them or none. Needs the permission `pages.manage`.
     *
     * REST: `POST custom-pages/remove`.
     * @param input.ids required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    delete: Mutation<Shapes['PageIds'], Shapes['RemovedOutput']>;
  };
  billing: {
    /**
     * Plans on offer, with their prices; none while nothing can be bought. For everybody.
     *
     * REST: `GET billing/products`.
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    products: Query<undefined, Shapes['ProductPage']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.productId required
     * @param input.priceId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    order: Query<Shapes['PlanChoiceInput'], Shapes['Order']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.productId required
     * @param input.priceId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    checkout: Mutation<Shapes['PlanChoiceInput'], Shapes['Checkout']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.productId required
     * @param input.priceId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    checkoutState: Query<Shapes['PlanChoiceInput'], Shapes['CheckoutState']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    overview: Query<undefined, Shapes['Overview']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    invoices: Query<Shapes['ListInvoicesInput'], Shapes['InvoicePage']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.productId required
     * @param input.priceId required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    previewChange: Query<Shapes['PlanChoiceInput'], Shapes['ChangePreview']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.productId required
     * @param input.priceId required
     * @param input.computed_at optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    changePlan: Mutation<Shapes['ChangePlanInput'], Shapes['SubscriptionResponse']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @param input.reason optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    cancel: Mutation<Shapes['CancelSubscriptionInput'], Shapes['SubscriptionResponse']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    resume: Mutation<undefined, Shapes['SubscriptionResponse']>;
    /**
     * For signed-in users. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    portal: Mutation<undefined, Shapes['Checkout']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managedProducts: Query<undefined, Shapes['ManagedProducts']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.name required
     * @param input.description optional
     * @param input.feature_list optional
     * @param input.hidden optional
     * @param input.recommended optional
     * @param input.free optional
     * @param input.position optional
     * @param input.permissions optional
     * @param input.trial_days optional
     * @param input.tax_behavior optional
     * @param input.promotion_codes optional
     * @param input.prices optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    createProduct: Mutation<Shapes['CreateProductInput'], Shapes['ProductResponse']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.name optional
     * @param input.description optional
     * @param input.feature_list optional
     * @param input.hidden optional
     * @param input.recommended optional
     * @param input.free optional
     * @param input.position optional
     * @param input.permissions optional
     * @param input.trial_days optional
     * @param input.tax_behavior optional
     * @param input.promotion_codes optional
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    updateProduct: Mutation<Shapes['UpdateProductInput'], Shapes['ProductResponse']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    deleteProduct: Mutation<Shapes['RevisionInput'], Shapes['Done']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.product_id required
     * @param input.price required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    addPrice: Mutation<Shapes['AddPriceInput'], Shapes['ProductResponse']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.price_id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    archivePrice: Mutation<Shapes['ArchivePrice'], Shapes['ProductResponse']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    compare: Query<undefined, Shapes['Comparison']>;
    /**
     * Needs the permission `plans.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.direction required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    sync: Mutation<Shapes['SyncInput'], Shapes['ProductResponse']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @param input.status optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    subscriptions: Query<Shapes['ListSubscriptionsInput'], Shapes['SubscriptionPage']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.user_id required
     * @param input.product_id required
     * @param input.ends_at optional
     * @param input.reason required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    give: Mutation<Shapes['GiveSubscriptionInput'], Shapes['SubscriptionResponse']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.ends_at required
     * @param input.reason required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    extend: Mutation<Shapes['ExtendSubscriptionInput'], Shapes['SubscriptionResponse']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.reason required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    end: Mutation<Shapes['EndSubscriptionInput'], Shapes['SubscriptionResponse']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.per_page optional
     * @param input.cursor optional
     * @param input.direction optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    managedInvoices: Query<Shapes['ListInvoicesInput'], Shapes['ManagedInvoicePage']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @param input.key required
     * @param input.amount optional
     * @param input.reason required
     * @param input.end_plan optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    refund: Mutation<Shapes['RefundInvoiceInput'], Shapes['RefundResponse']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.from required
     * @param input.to required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    revenue: Query<Shapes['RevenueInputOutput'], Shapes['Revenue']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.limit optional
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    events: Query<Shapes['ListEventsInput'], Shapes['EventList']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    replay: Mutation<Shapes['OrphanInputOutput'], Shapes['Done']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    orphans: Query<undefined, Shapes['OrphanList']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    endOrphan: Mutation<Shapes['OrphanInputOutput'], Shapes['OrphanEnded']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @param input.id required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    attachOrphan: Mutation<Shapes['OrphanInputOutput'], Shapes['Done']>;
    /**
     * Needs the permission `subscriptions.manage`. Not by access token: only signed in on the site.
     *
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    reconcile: Mutation<undefined, Shapes['Reconciled']>;
  };
  reports: {
    /**
     * What people listened to of an artist, by day, source, country, device and track. For signed-in users.
     *
     * REST: `GET backstage/artists/{artist}/insights`.
     * @param input.artist_id required
     * @param input.from required
     * @param input.to required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    artist: Query<Shapes['ArtistReport'], Shapes['ReportResponse']>;
    /**
     * What people listened to on the whole site, and new accounts by day. Needs the permission `reports.view`.
     *
     * REST: `GET insights`.
     * @param input.from required
     * @param input.to required
     * @throws TRPCClientError with the sentence and the code of the refusal
     */
    site: Query<Shapes['SiteReport'], Shapes['SiteReportResponse']>;
  };
}
