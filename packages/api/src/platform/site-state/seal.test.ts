import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

describe('a seal', () => {
  const secret = Buffer.alloc(48, 3);

  it('opens for its own name and key only', () => {
    const sealed = seal(secret, 'a', 'text ✓');
    expect(unseal(secret, 'a', sealed)).toBe('text ✓');
    expect(unseal(secret, 'b', sealed)).toBeNull();
    expect(unseal(Buffer.alloc(48, 4), 'a', sealed)).toBeNull();
    expect(seal(secret, 'a', 'text ✓')).not.toBe(sealed);
  });

  it('does not open when any bit of it was changed', () => {
    const bytes = Buffer.from(seal(secret, 'a', 'x'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(unseal(secret, 'a', changed.toString('base64url'))).toBeNull();
    }
    for (const text of ['', 'x', 'ü', 'A'.repeat(37)]) expect(unseal(secret, 'a', text)).toBeNull();
  });
});
