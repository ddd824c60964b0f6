/** Runs SQL with parameters; both databases take the same text. */
export interface Queries {
  query<R>(sql: string, parameters?: readonly unknown[]): Promise<R[]>
  /** Several statements at once, without parameters. */
  script(sql: string): Promise<void>
}

/** One of the two stores: PGlite in a folder or in memory, or PostgreSQL. */
export interface Database extends Queries {
  /** Runs `work` in a transaction, which is rolled back when `work` throws. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** A transaction in which queries have no time limit: the database is migrated, or filled with demo data. */
  prepare<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}
