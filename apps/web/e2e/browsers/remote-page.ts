/** A page of a browser that Playwright does not drive. */
export interface RemotePage {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression, awaits what it gives, and brings it here as JSON does. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the middle of the first element that matches, as a person does. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** Evaluates until it is truthy. @throws Error with the last value when it does not become so in time */
export async function until<Value>(page: RemotePage, expression: string, timeoutMs = 15_000): Promise<Value> {
  const look = `new Promise((done) => {
    const end = performance.now() + ${timeoutMs};
    const look = () => {
      const value = (${expression});
      if (value || performance.now() > end) done(value ?? null);
      else setTimeout(look, 20);
    };
    look();
  })`;
  const value = await page.evaluate<Value>(look);
  if (!value) throw new Error(`Never came true: ${expression}`);
  return value;
}

/** The middle of an element, in pixels of the window; for `click`. */
export const middleOf = (selector: string): string => `(() => {
  const found = document.querySelector(${JSON.stringify(selector)});
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
})()`;
