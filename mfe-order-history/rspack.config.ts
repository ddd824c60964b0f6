import { remotePreset } from '@carrier-portal/build/rspack'

export default remotePreset('mfe-order-history')
