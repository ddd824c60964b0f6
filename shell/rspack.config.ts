import { shellPreset } from '@carrier-portal/build/rspack'

export default shellPreset()
