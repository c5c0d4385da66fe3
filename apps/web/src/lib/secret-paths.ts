/** Addresses whose paths are keys to something, also as a part of another address. */
const secrets =
  /((?:\/|%2F)(?:password(?:\/|%2F)reset|verify-email|secure(?:\/|%2F)exports|unsubscribe|playlist-invitations?|workspace(?:\/|%2F)join(?!(?:\/|%2F)(?:login|register)\b))(?:\/|%2F))[^"?#&\\\s]+/gi;

/** The same data without the keys in addresses that lead to something: for what leaves the site. */
export function withoutSecrets<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(secrets, '$1…')) as Value;
}
