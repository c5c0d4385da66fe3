import type { ReactNode } from 'react';
import { drawing } from './drawings.css.ts';

/** Props of the drawings. They are decoration: the words beside them say it all. */
export interface DrawingProps {
  /** Width in pixels; the height follows. */
  width?: number;
}

function Ink({
  width,
  box,
  weight,
  children,
}: {
  width: number;
  box: string;
  weight?: number;
  children: ReactNode;
}) {
  return (
    <svg className={drawing} width={width} viewBox={box} strokeWidth={weight} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A record half out of its sleeve: an empty library. */
export function EmptyLibraryDrawing({ width = 96 }: DrawingProps) {
  return (
    <Ink width={width} box="0 0 120 96">
      <path d="M50 14H8v70h42" />
      <circle cx="74" cy="49" r="35" />
      <circle cx="74" cy="49" r="13" />
      <circle cx="74" cy="49" r="2" />
      <path d="M83 24a27 27 0 0 1 15 16" />
    </Ink>
  );
}

/** A lens over empty staves: nothing was found. */
export function EmptySearchDrawing({ width = 112 }: DrawingProps) {
  return (
    <Ink width={width} box="0 0 140 110">
      <path d="M6 28h30M6 46h24M6 64h30M6 82h52M104 28h30M112 46h22M106 64h28M98 82h36" />
      <circle cx="70" cy="46" r="30" />
      <path d="M91 68l25 32" />
      <path d="M58 35a17 17 0 0 1 11-6" />
    </Ink>
  );
}

/** A plug out of its socket: offline. */
export function OfflineDrawing({ width = 140 }: DrawingProps) {
  return (
    <Ink width={width} box="0 0 170 90">
      <path d="M4 62c16 14 30 4 34-8s12-15 22-12" />
      <path d="M60 28h12a18 18 0 0 1 0 36H60z" />
      <path d="M90 38h12M90 54h12" />
      <path d="M166 30c-12-10-20 4-26 12" />
      <path d="M140 26h-14a4 4 0 0 0-4 4v32a4 4 0 0 0 4 4h14z" />
      <path d="M108 20l4-9M99 16l-2-9M108 73l4 9M99 77l-2 9" />
    </Ink>
  );
}

/** An arrow into an open sleeve: upload. */
export function UploadDrawing({ width = 112 }: DrawingProps) {
  return (
    <Ink width={width} box="0 0 130 120">
      <path d="M12 62v46h106V62" />
      <path d="M12 62l16-14M118 62l-16-14" />
      <path d="M65 90V10M41 32l24-24 24 24" />
      <path d="M28 96h18M84 96h18" />
    </Ink>
  );
}

const dots = [223, 239, 255];

/** A door ajar and an empty room: not found. */
export function DoorwayDrawing({ width = 430 }: DrawingProps) {
  return (
    <Ink width={width} box="0 0 430 480" weight={3.2}>
      <path d="M88 452V28a10 10 0 0 1 10-10h190a10 10 0 0 1 10 10v424" />
      <path d="M109 450V40h169v410" />
      <path d="M109 40l97 34v399l-97-23z" />
      <path d="M129 70l59 20v131l-59-12zM129 238l59 14v168l-59-12z" />
      <circle cx="195" cy="255" r="5.5" />
      <path d="M2 453c60-2 130-1 205-1s150 1 205-2" />
      <path d="M109 450l97 23h184l-112-23" />
      <path d="M206 473h184" />
      {dots.map((x) => (
        <path key={x} d={`M${x} 128V450`} strokeDasharray="0.1 13" />
      ))}
      <path d="M311 413h38l-6 38h-26z" />
      <path d="M329 413c0-46 4-92 12-120" />
      <path d="M330 266c16 14 17 26 6 40-9-14-11-26-6-40zM372 299c-4 20-14 32-31 37 2-18 12-31 31-37zM315 327c18 8 24 20 21 39-15-9-21-21-21-39z" />
    </Ink>
  );
}
