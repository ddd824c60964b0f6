import { createApp } from 'vue'
import DispatchDesk from './DispatchDesk.vue'

const portal = document.documentElement.dataset.portal
const orders = await (await fetch('/orders')).json()
createApp(DispatchDesk, { portal, orders }).mount('#app')
