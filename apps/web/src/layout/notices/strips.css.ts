import { component, globalIn, ink, inLayer, media, vars, z } from '@kantele/ui/css';
import { recipe } from '@vanilla-extract/recipes';

/** The upper edge of the window. The frame of the player stands below it; other pages follow it. */
export const above = component({ position: 'sticky', insetBlockStart: 0, zIndex: z.player });

export const notice = recipe({
  base: inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    color: ink(vars.color.fg),
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
  }),
  variants: {
    position: {
      top: inLayer({
        padding: '8px 16px',
        background: ink(vars.color.bgAlt),
        borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
      }),
      bottom: inLayer({
        position: 'fixed',
        insetInline: 16,
        insetBlockEnd: 'calc(var(--player-height) + 16px)',
        zIndex: z.panel,
        maxInlineSize: 640,
        marginInline: 'auto',
        paddingBlock: 12,
        paddingInline: '16px 12px',
        background: ink(vars.color.raised),
        border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
        borderRadius: vars.radius.panel,
        boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.24)}`,
        '@media': { [media.phone]: { insetInline: 12, insetBlockEnd: 'calc(var(--player-height) + 12px)' } },
      }),
    },
  },
});
export const noticeWords = component({ display: 'flex', gap: 10, flex: '1 1 200px', minInlineSize: 0 });
export const noticeIcon = component({ flexShrink: 0, marginBlockStart: 1 });

export const name = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '6px 12px' });
// In the middle of the field beside them; on a phone they stand above it.
export const nameWords = component({
  paddingBlock: 11,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingBlock: 0 } },
});
export const nameIcon = component({
  marginBlockStart: 11,
  '@media': { [media.phone]: { marginBlockStart: 0 } },
});
export const nameField = component({ flex: '1 1 180px', maxInlineSize: 320 });

// Whatever lies under the notice can be scrolled out of it.
const room = 'calc(var(--notice, -32px) + 32px)';
globalIn('utilities', 'body', { paddingBlockEnd: room });
globalIn('utilities', '#main[data-scroll-restoration-id]', { paddingBlockEnd: room });
