import { shellPreset } from '@carrier-portal/build/shellPreset'

export default shellPreset()
