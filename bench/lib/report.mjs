import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDir } from './processes.mjs';

/**
 * A row of the table. `goal` is an upper limit of the ratio; null rows are for information. The verdict is `missed`
 * only when the whole range lies beyond the goal: one noisy round decides nothing.
 */
export function row(id, figure, measured, { goal = null, unit = '' } = {}) {
  const { ours, yardstick, ratio, min, max } = measured;
  return { id, figure, ours, yardstick, unit, ratio, min, max, goal, verdict: verdictOf(measured, goal) };
}

export function notMeasured(id, figure, reason, goal = null) {
  return { id, figure, goal, verdict: `not measured: ${reason}` };
}

function verdictOf({ ratio, min }, goal) {
  if (goal === null) return 'for information';
  if (ratio <= goal) return 'met';
  return min > goal ? 'missed' : 'undecided: the range holds the goal';
}

const digits = (value) => {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

function cellsOf(entry) {
  const isMeasured = entry.ratio !== undefined;
  const withUnit = (value) => (isMeasured ? `${digits(value)} ${entry.unit}`.trim() : '–');
  return [
    entry.id,
    entry.figure,
    withUnit(entry.ours),
    withUnit(entry.yardstick),
    isMeasured ? `${digits(entry.ratio)} (${digits(entry.min)}–${digits(entry.max)})` : '–',
    entry.goal === null ? '–' : `≤ ${entry.goal}`,
    entry.verdict,
  ];
}

/** The one table, as Markdown that is aligned for a terminal too. */
export function tableOf(rows) {
  const head = ['id', 'figure', 'ours', 'yardstick', 'ratio (min–max)', 'goal', 'verdict'];
  const cells = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

/** Keeps the figures of a run in `bench/results/latest.json`. */
export function saveResults(conditions, rows) {
  const folder = join(benchDir, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ conditions, rows }, null, 2)}\n`);
}
