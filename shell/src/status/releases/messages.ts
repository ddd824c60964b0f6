import type { ReleaseRow } from './releaseFacts.ts'

type Audience = Pick<ReleaseRow, 'percent' | 'pilots'>

const en = {
  title: 'Releases',
  columns: ['Version', 'Users', 'Loads in 24 hours', 'Failure rate', 'Published'],
  actions: 'Actions',
  /** The accessible name of a remote's table. */
  versionsOf: (remote: string) => `Versions of ${remote}`,
  roles: {
    active: ({ percent }: Audience) => `${percent} % of users`,
    trial: (audience: Audience) => `${printAudience(audience)}, trial`,
    watchedTrial: (audience: Audience) => `${printAudience(audience)}, watched trial`,
    fallback: ({ percent }: Audience) => (percent > 0 ? `${percent} % of users, last known good` : 'last known good'),
    published: (_: Audience) => 'not in use',
    rolledBack: (_: Audience) => 'rolled back',
    blocked: (_: Audience) => 'blocked',
  },
  loads: (loads: number, failures: number) => `${loads} ${loads === 1 ? 'load' : 'loads'}, ${failures} failed`,
  chart: (version: string, rate: string) => `Failure rate of ${version} over 24 hours, highest ${rate}`,
  notCounted: 'This host does not count loads.',
  token: 'Release token',
  tokenHint:
    'Shows the history and the buttons for changes. The host refuses a change that the token does not allow. The token is kept until you leave this page.',
  enterToken: 'Use token',
  tokenProblems: {
    refused: "The host does not accept this token. Ask the portal's operator for a new one.",
    off: 'This host does not accept releases over HTTP.',
    unreachable: 'The host is not responding. Try again.',
  },
  promote: 'Promote',
  block: 'Block',
  rollback: 'Roll back',
  stop: 'Stop trial',
  /** What a change's button and dialog are named; the remote or its version follows. */
  questions: {
    promote: 'Promote',
    block: 'Block',
    rollback: 'Roll back',
    stop: 'Stop the trial of',
  },
  backTo: (remote: string, version: string) => `${remote} to ${version}`,
  share: 'Share of users',
  ofUsers: (percent: number) => `${percent} %`,
  watch: 'Increase the share while the trial does not fail more often; otherwise stop it',
  reason: 'Reason',
  cancel: 'Cancel',
  failed: 'The host is not responding. Try again.',
  history: 'History',
  historyColumns: ['Time', 'By', 'Change', 'Reason'],
}

const es: typeof en = {
  title: 'Versiones',
  columns: ['Versión', 'Usuarios', 'Cargas en 24 horas', 'Tasa de fallos', 'Publicada'],
  actions: 'Acciones',
  versionsOf: (remote) => `Versiones de ${remote}`,
  roles: {
    active: ({ percent }) => `${percent} % de los usuarios`,
    trial: (audience) => `${printAudienceInSpanish(audience)}, prueba`,
    watchedTrial: (audience) => `${printAudienceInSpanish(audience)}, prueba supervisada`,
    fallback: ({ percent }) => (percent > 0 ? `${percent} % de los usuarios, última correcta` : 'última correcta'),
    published: () => 'sin uso',
    rolledBack: () => 'revertida',
    blocked: () => 'bloqueada',
  },
  loads: (loads, failures) => `${loads} ${loads === 1 ? 'carga' : 'cargas'}, ${failures} con fallo`,
  chart: (version, rate) => `Tasa de fallos de ${version} en 24 horas, máxima ${rate}`,
  notCounted: 'Este servidor no cuenta las cargas.',
  token: 'Token de publicación',
  tokenHint:
    'Muestra el historial y los botones para hacer cambios. El servidor rechaza un cambio que el token no permita. El token se conserva hasta que salga de esta página.',
  enterToken: 'Usar token',
  tokenProblems: {
    refused: 'El servidor no acepta este token. Pida uno nuevo al operador del portal.',
    off: 'Este servidor no acepta publicaciones por HTTP.',
    unreachable: 'El servidor no responde. Inténtelo de nuevo.',
  },
  promote: 'Promover',
  block: 'Bloquear',
  rollback: 'Revertir',
  stop: 'Detener prueba',
  questions: {
    promote: 'Promover',
    block: 'Bloquear',
    rollback: 'Revertir',
    stop: 'Detener la prueba de',
  },
  backTo: (remote, version) => `${remote} a la ${version}`,
  share: 'Porcentaje de usuarios',
  ofUsers: (percent) => `${percent} %`,
  watch: 'Aumentar el porcentaje mientras la prueba no falle con más frecuencia; si no, detenerla',
  reason: 'Motivo',
  cancel: 'Cancelar',
  failed: 'El servidor no responde. Inténtelo de nuevo.',
  history: 'Historial',
  historyColumns: ['Hora', 'Autor', 'Cambio', 'Motivo'],
}

/** A trial of pilots alone has no share of the other users. */
function printAudience({ percent, pilots: { users, carriers } }: Audience): string {
  return [
    percent > 0 ? `${percent} % of users` : '',
    users > 0 ? `${users} named ${users === 1 ? 'user' : 'users'}` : '',
    carriers > 0 ? `${carriers} ${carriers === 1 ? 'carrier' : 'carriers'}` : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

function printAudienceInSpanish({ percent, pilots: { users, carriers } }: Audience): string {
  return [
    percent > 0 ? `${percent} % de los usuarios` : '',
    users > 0 ? `${users} ${users === 1 ? 'usuario designado' : 'usuarios designados'}` : '',
    carriers > 0 ? `${carriers} ${carriers === 1 ? 'transportista' : 'transportistas'}` : '',
  ]
    .filter(Boolean)
    .join(' y ')
}

/** Texts of the releases on the status page. */
export const messages = { en, es }
