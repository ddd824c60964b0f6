const MIB = 1024 * 1024

/** The limits of uploads whose version is not published yet. */
export interface UploadLimits {
  readonly tokenBytes: number
  readonly tokenFiles: number
  readonly totalBytes: number
  /** Uploads that one token may send at the same time; each is in memory until it is complete. */
  readonly atOnce: number
}

/** Twice the largest version for each token, and room for some teams that publish at the same time. */
export const UPLOAD_LIMITS: UploadLimits = {
  tokenBytes: 100 * MIB,
  tokenFiles: 1_000,
  totalBytes: 500 * MIB,
  atOnce: 16,
}
