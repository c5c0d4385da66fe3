/** Addresses whose paths are keys to something. */
const secrets =
  /(\/password\/reset\/|\/verify-email\/|\/secure\/exports\/|\/unsubscribe\/|\/workspace\/join\/(?!login\b|register\b))[^"?#\\\s]+/g;

/** The same data without the keys in addresses that lead to something: for what leaves the site. */
export function withoutSecrets<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(secrets, '$1…')) as Value;
}
