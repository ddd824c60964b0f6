/** Runs SQL with parameters; both databases take the same text. */
export interface Queries {
  query<R>(sql: string, parameters?: readonly unknown[]): Promise<R[]>
  /** Several statements at once, without parameters. */
  script(sql: string): Promise<void>
}

/** One of the two stores: PGlite in a folder or in memory, PostgreSQL by address. */
export interface Database extends Queries {
  /** All or nothing: what `work` throws undoes what it did. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  close(): Promise<void>
}
