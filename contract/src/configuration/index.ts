/** Public API of the configuration: its shape and its reader, for the page and for the hosts that serve it. */
export {
  type Configuration,
  type ConfigurationReading,
  configurationKeys,
  parseConfiguration,
  readConfiguration,
} from './configuration.ts'
export { isTimeLimit } from './configurationValues.ts'
