import { membershipRow } from './queries.ts';

/** A membership with its role and the owner of the workspace; undefined for somebody who is no member. */
export const findMember = membershipRow;
