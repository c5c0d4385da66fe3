export type { Answer, Call, Path } from './call-types.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { ApiClient, RestClient } from './clients.gen.ts';
export { KanteleError } from './error.ts';
export type * from './shapes.gen.ts';
