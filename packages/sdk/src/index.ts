export { type Client, type ClientOptions, createClient } from './client.ts';
export { KanteleError } from './error.ts';
export type { Answer, Call, Path, RestClient } from './rest-types.ts';
