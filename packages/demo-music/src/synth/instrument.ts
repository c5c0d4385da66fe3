/** What an instrument gets to play one note: a cleared buffer to add to. */
export interface Stroke {
  out: Float32Array;
  length: number;
  midi: number;
  /** 0…1; instruments turn it into brightness, the mixer into level. */
  velocity: number;
  seed: number;
}

/** A timbre. Notes are rendered once for each pitch and strength and mixed in wherever they occur. */
export interface Instrument {
  play(stroke: Stroke): void;
  /** Seconds the mixer takes to fade a note out after its end. */
  release: number;
  /** Longest useful length in seconds (a struck or plucked sound dies away by itself). */
  ring: number;
  /** Notes ring on to their natural end, whatever their written length (drums, bells). */
  free?: boolean;
  /** Different takes of the same note, so that repeats do not sound like a machine. */
  takes?: number;
}
