import { Building2, Clock, FileText, Mail, MapPin, MessageCircle, Phone, ShieldCheck } from 'lucide-react'
import type { Site } from '#src/content/schemas/site.ts'
import { urls } from '#src/urls.ts'
import { ContactLine } from './ContactLine.tsx'

type ContactDetailsProps = {
  site: Site
  /** How clients reach the group outside the opening hours. */
  night: string
  /** Text of the link to the company profile. */
  profile: string
}

/** The group's address, opening hours, numbers, email addresses and registered name. */
export function ContactDetails({ site, night, profile }: ContactDetailsProps) {
  return (
    <dl>
      <ContactLine icon={MapPin} term="Location">
        {site.address.street}
        <br />
        {site.address.city}, {site.address.country}
      </ContactLine>
      <ContactLine icon={Clock} term="Opening hours">
        <p>{site.hours}</p>
        <p>{night}</p>
      </ContactLine>
      <ContactLine icon={Mail} term="Email">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </ContactLine>
      <ContactLine icon={Phone} term="Phone">
        <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone.replaceAll(' ', '\u00a0')}</a>
      </ContactLine>
      {site.whatsapp && (
        <ContactLine icon={MessageCircle} term="WhatsApp">
          <a href={`https://wa.me/${site.whatsapp}`}>+{site.whatsapp}</a>
        </ContactLine>
      )}
      <ContactLine icon={ShieldCheck} term="Your personal data">
        <a href={`mailto:${site.dataProtectionEmail}`}>{site.dataProtectionEmail}</a>
      </ContactLine>
      <ContactLine icon={Building2} term="Registered in Nigeria">
        {site.name}, {site.registrationNumber}
      </ContactLine>
      <ContactLine icon={FileText} term="For tenders">
        <a href={urls.profile()}>{profile}</a>
      </ContactLine>
    </dl>
  )
}
