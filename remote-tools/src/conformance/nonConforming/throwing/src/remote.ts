/** A remote whose module throws while it is evaluated. */
throw new Error('evaluation of the fixture')
