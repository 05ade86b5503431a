import CMS from '@sveltia/cms'

CMS.init({ config: JSON.parse(document.querySelector('#config')?.textContent ?? '') })
