/** The part of the browser's `Temporal` that this folder uses; TypeScript does not describe it yet. */
interface TemporalPart {
  readonly Now: { timeZoneId(): string }
  readonly Instant: {
    fromEpochMilliseconds(instant: number): { toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number } }
  }
}

/**
 * The browser's calendar and zones, undefined where it has none (Safari, Node.js before 26). The first use of `Intl.DateTimeFormat`
 * takes longer than any other step of opening a list (docs/decisions/047), so `Intl` is the second choice.
 */
export const temporal = (globalThis as { readonly Temporal?: TemporalPart }).Temporal
