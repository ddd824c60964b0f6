const ORDINARY_USER_ID = 65_534

/** Runs with the rights of an ordinary user: file modes do not bind the superuser. */
export async function asOrdinaryUser<Result>(action: () => Promise<Result>): Promise<Result> {
  const isSuperuser = process.geteuid?.() === 0
  if (isSuperuser) process.seteuid?.(ORDINARY_USER_ID)
  try {
    return await action()
  } finally {
    if (isSuperuser) process.seteuid?.(0)
  }
}
