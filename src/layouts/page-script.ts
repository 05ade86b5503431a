import './menus.ts'
import './scroll.ts'
