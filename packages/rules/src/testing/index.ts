export { growsFast } from './growth.ts'
export { orderProperty } from './order-property.ts'
export { priceProperty } from './price-property.ts'
export { subscriptionProperty } from './subscription-property.ts'
