import { directionOf } from '../../core/translate.ts';
import type { MailColors } from './colors.ts';
import type { MailText } from './templates.ts';

export interface MailFrame {
  siteName: string;
  baseUrl: string;
  /** Address of a picture, or null for the name in letters. */
  logo: string | null;
  colors: MailColors;
  language: string;
}

/** A mail as plain text: what people read whose program shows no HTML. */
export function plainText(text: MailText, frame: MailFrame): string {
  const parts = [
    ...text.paragraphs,
    ...(text.button ? [`${text.button.label}:\n${text.button.link}`] : []),
    ...(text.note ? [text.note] : []),
    ...(text.unsubscribe ? [`${text.unsubscribe.label}:\n${text.unsubscribe.link}`] : []),
    `--\n${frame.siteName}\n${frame.baseUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The same mail as HTML: one table, inline styles, nothing loaded but the logo. */
export function htmlText(text: MailText, frame: MailFrame): string {
  const { colors, language } = frame;
  const dir = directionOf(language);
  const font = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
  const paragraph = (body: string, style: string) =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(body)}</p>`;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${colors.text}">${escapeHtml(text.subject)}</h1>`,
    ...text.paragraphs.map((line) => paragraph(line, `color:${colors.text}`)),
    ...(text.button ? [button(text.button, colors)] : []),
    ...(text.note ? [paragraph(text.note, `font-size:14px;color:${colors.muted}`)] : []),
  ].join('');
  const address = escapeHtml(frame.baseUrl);
  const name = escapeHtml(frame.siteName);
  const ending = text.unsubscribe
    ? ` · <a href="${escapeHtml(text.unsubscribe.link)}" style="color:${colors.muted}">${escapeHtml(text.unsubscribe.label)}</a>`
    : '';
  const mark = frame.logo
    ? `<img src="${escapeHtml(frame.logo)}" alt="${name}" height="32" style="height:32px;border:0">`
    : `<strong style="font-size:18px;color:${colors.text}">${name}</strong>`;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(text.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${colors.page}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    `<table role="presentation" dir="${dir}" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;`,
    `text-align:${dir === 'rtl' ? 'right' : 'left'};${font};font-size:16px;line-height:1.5">`,
    `<tr><td style="padding:0 8px 16px">${mark}</td></tr>`,
    `<tr><td style="padding:28px;background:${colors.panel};border:1px solid ${colors.divider};border-radius:12px">${body}</td></tr>`,
    `<tr><td style="padding:16px 8px;font-size:13px;color:${colors.muted}">`,
    `<a href="${address}" style="color:${colors.muted}">${name}</a>${ending}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}

function button({ label, link }: { label: string; link: string }, colors: MailColors): string {
  const href = escapeHtml(link);
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;`,
    `background:${colors.button};color:${colors.onButton};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`,
    `<p dir="ltr" style="margin:0 0 16px;font-size:13px;word-break:break-all;color:${colors.muted}">${href}</p>`,
  ].join('');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
