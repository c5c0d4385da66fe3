/** Whether two texts of HTML say the same, however they are written: `&quot;` and `"`. */
export function means(one: string, other: string): boolean {
  return one === other || plain(one) === plain(other);
}

/** As a browser writes it out. The document runs and loads nothing. */
function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}
