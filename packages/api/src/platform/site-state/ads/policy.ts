interface Viewer {
  /** Absent where the site sells no subscriptions. */
  subscriptions?: readonly { valid: boolean }[] | undefined;
}

/** Whether pages show advertisements to somebody: to everybody, guests included, who has no valid subscription. */
export function seesAds(viewer: Viewer | null): boolean {
  return !viewer?.subscriptions?.some(({ valid }) => valid);
}
